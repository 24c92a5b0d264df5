package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.AnswerTakeBack;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Reveal;

/**
 * People sit down, watch, leave, lose their lines, come back, wait for seats and ask for pauses, the owner arranges what may be
 * arranged, bots come and break, and the host's process ends and begins again, in any order; then those who are there play on.
 * {@code -Devenings=20000} tries so many evenings, {@code -Devenings.seed} begins with a certain one.
 */
@DisplayName("Any evening")
@Tag("slow")
class AnyEveningTest {
    private static final int EVENINGS = Integer.getInteger("evenings", 30);
    /** Number of evenings after which it is no chance that a verdict is missing. */
    private static final int MOST_EVENINGS = EVENINGS + 1_000;
    /** Verdicts without which the evenings show too little; more evenings are played until each was given. */
    private static final Set<Verdict> NEEDED = Set.of(Verdict.TICK, Verdict.NO_ANSWER);

    private static final int ACTS = 40;
    private static final int MOST_PEOPLE = 7;
    private static final int SEATS = 4;
    /** Seconds of play in which two rounds end, whoever has to be waited for. */
    private static final int LONG_ENOUGH = 3_000;

    /** When nothing is ever revealed nothing can be checked. */
    private static final List<Reveal> REVEALS = List.of(
            Reveal.REVEAL_ROUND, Reveal.REVEAL_ROUND, Reveal.REVEAL_MATCH, Reveal.REVEAL_MATCH, Reveal.REVEAL_NEVER);

    private final Random random = new Random();
    private final List<Person> people = new ArrayList<>();
    private ShuffleHouse night = new ShuffleHouse(SEATS);
    private List<String> done = new ArrayList<>();

    /** What programs say of the rounds for which they opened links. */
    private final Map<Verdict, Integer> verdicts = new TreeMap<>();

    /** Somebody with a program, whether its connection stands, and the token of the seat it had last. */
    private static final class Person {
        private ShufflePlayer line;
        private boolean here = true;
        private ByteString token = ByteString.EMPTY;

        private Person(ShufflePlayer line) {
            this.line = line;
        }

        private boolean isAtTable() {
            return here && line.state().table() != null;
        }
    }

    @Test
    @DisplayName("can go on to the end of a match: nobody is accused, all see the same chips, and who watches no hand")
    void goesOn() {
        long first = Long.getLong("evenings.seed", System.nanoTime());
        System.out.println("evenings.seed " + first);
        long seed = first;
        while (seed < first + EVENINGS || !verdicts.keySet().containsAll(NEEDED) && seed < first + MOST_EVENINGS) {
            done = new ArrayList<>();
            try {
                evening(seed);
            } catch (RuntimeException | AssertionError fault) {
                throw new AssertionError("seed " + seed + " after " + done, fault);
            }
            seed++;
        }
        System.out.println("evenings " + (seed - first) + " " + verdicts);
        assertThat(verdicts.keySet()).containsAll(NEEDED).doesNotContain(Verdict.WRONG);
    }

    private void evening(long seed) {
        random.setSeed(seed);
        people.clear();
        Reveal reveal = any(REVEALS);
        night = new ShuffleHouse(rules(), SEATS, options -> options.setReveal(reveal), null, seed);
        night.dealsAlone = true;
        Person owner = comes("Owner");
        owner.line.owns = true;
        sits(owner);
        sits(comes("P1"));
        sits(comes("P2"));
        startsMatch(owner);
        for (int act = 0; act < ACTS; act++) {
            act();
            arrive(0.8);
            hold();
        }
        concludes();
        people.forEach(person -> person.line.verdicts().forEach(verdict -> verdicts.merge(verdict, 1, Integer::sum)));
    }

    private void act() {
        Person person = any(people);
        Person owner = people.get(0);
        switch (random.nextInt(23)) {
            case 0 -> newcomer().ifPresent(this::sits);
            case 1 -> newcomer().ifPresent(this::watches);
            case 2 -> leaves(person);
            case 3 -> loses(person);
            case 4, 5 -> comesBack(person);
            case 6 -> sits(person);
            case 7, 8 -> {
                int plays = 1 + random.nextInt(40);
                done.add(plays + " plays");
                plays(plays);
            }
            case 9 -> passes(any(List.of(100, 1_000, 6_000, 16_000, 61_000, 600_000)));
            case 10 -> readies(random.nextInt(4) > 0);
            case 11 -> wishesPause(person);
            case 12 -> givesLost(person, random.nextInt(SEATS));
            case 13 -> restarts();
            case 14, 15 -> startsMatch(owner);
            case 16 -> botBreaks();
            case 17, 18 -> isSlow(person);
            case 19, 20 -> takesBack();
            default -> arranges(owner);
        }
    }

    private void sits(Person person) {
        if (!person.here) {
            return;
        }
        OptionalInt seat = random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(SEATS));
        Reply answer = night.table.sit(person.line, seat);
        keepToken(person, answer);
        note(person, "asks for seat " + seat, answer);
    }

    private void watches(Person person) {
        note(person, "watches", night.table.watch(person.line));
    }

    private void leaves(Person person) {
        if (person.isAtTable()) {
            note(person, "leaves", night.table.leave(person.line));
            person.token = ByteString.EMPTY;
        }
    }

    private void loses(Person person) {
        if (person.here) {
            person.here = false;
            person.line.goes();
            night.table.lost(person.line, night.now);
            done.add(person.line.name() + " is lost");
        }
    }

    /** With the token of the seat it had, perhaps while its old line is still believed whole; else it watches. */
    private void comesBack(Person person) {
        if (person.here && (person.token.isEmpty() || random.nextInt(4) > 0)) {
            return;
        }
        if (person.token.isEmpty() || !enters(person, person.line.reconnected())) {
            person.token = ByteString.EMPTY;
            person.line = person.line.startedAgain();
            person.here = true;
            watches(person);
        }
    }

    /** Over another line, with the token; the host learns before or after that the line before it is gone. */
    private boolean enters(Person person, ShufflePlayer line) {
        ShufflePlayer before = person.line;
        boolean late = random.nextBoolean();
        if (person.here && !late) {
            night.table.lost(before, night.now);
        }
        Reply answer = night.table.comeBack(line, person.token);
        if (person.here && late) {
            night.table.lost(before, night.now);
        }
        keepToken(person, answer);
        note(person, "comes back to a seat of " + line.name(), answer);
        person.line = line;
        person.here = answer.isGranted();
        return answer.isGranted();
    }

    private void givesLost(Person taker, int seat) {
        Optional<String> holder = night.table.whoseLost(seat);
        if (holder.isPresent() && taker.here && taker.token.isEmpty()) {
            Reply answer = night.table.giveLost(seat, holder.get(), taker.line);
            if (answer.isGranted()) {
                people.stream()
                        .filter(person -> !person.here && person.line.name().equals(holder.get()))
                        .forEach(person -> person.token = ByteString.EMPTY);
            }
            keepToken(taker, answer);
            note(taker, "is given the seat of " + holder.get(), answer);
            if (answer.isGranted()) {
                enters(taker, taker.line.reconnectedAs(holder.get()));
            }
        }
    }

    private void wishesPause(Person person) {
        if (person.isAtTable()) {
            boolean wish = random.nextInt(3) > 0;
            note(person, "wishes a pause " + wish, night.table.wishPause(person.line, wish, night.now));
        }
    }

    /** Whoever can asks to take a play back, and those who are asked answer or do not. */
    private void takesBack() {
        for (Person person : List.copyOf(people)) {
            if (person.isAtTable() && person.line.update().getCanTakeBack()) {
                note(person, "takes back", night.table.takeBack(person.line, true, night.now));
                night.settle();
            }
        }
        for (Person person : List.copyOf(people)) {
            if (person.isAtTable() && person.line.update().hasTakeBack() && random.nextInt(4) > 0) {
                AnswerTakeBack answer = AnswerTakeBack.newBuilder()
                        .setNumber(person.line.update().getTakeBack().getNumber())
                        .setAgree(random.nextInt(4) > 0)
                        .build();
                note(person, "answers", night.table.answerTakeBack(person.line, answer, night.now));
                night.settle();
            }
        }
    }

    private void startsMatch(Person owner) {
        if (owner.isAtTable()) {
            if (random.nextInt(4) > 0) {
                night.table.addBot(OptionalInt.empty(), "");
                readies(true);
            }
            note(owner, "starts", begin(owner));
        }
    }

    private Reply begin(Person owner) {
        boolean over = stage() == TableStage.MATCH_OVER;
        return over && random.nextBoolean()
                ? night.table.playAgain(owner.line, night.now)
                : night.table.start(owner.line, night.now);
    }

    private void arranges(Person owner) {
        if (!owner.isAtTable()) {
            return;
        }
        Table table = night.table;
        int seat = random.nextInt(SEATS);
        switch (random.nextInt(8)) {
            case 0 -> note(owner, "changes rules", table.changeRules(RulesTranslator.write(rules())));
            case 1 -> {
                String option = any(List.of("grace=0", "grace=60", "turnSeconds=30", "turnSeconds=0", "pause=0"));
                note(owner, option, table.changeOptions(TableOption.with(TableOption.defaults(), option)));
            }
            case 2 ->
                note(
                        owner,
                        "reveals otherwise",
                        table.changeOptions(TableOption.defaults().toBuilder()
                                .setReveal(any(REVEALS))
                                .build()));
            case 3 -> note(owner, "swaps", table.swapSeats(seat, random.nextInt(SEATS)));
            case 4 -> note(owner, "adds a bot", table.addBot(OptionalInt.of(seat), ""));
            case 5 -> note(owner, "removes a bot", table.removeBot(seat));
            case 6 -> note(owner, "ends the match", table.endMatch(night.now));
            default -> note(owner, "sends away " + seat, table.kick(owner.line, seat, false));
        }
    }

    /** What a program says of shuffles is held up, or no longer. */
    private void isSlow(Person person) {
        boolean isSlow = random.nextBoolean();
        person.line.anchors = !isSlow || random.nextBoolean();
        person.line.links = !isSlow;
        done.add(person.line.name() + (isSlow ? " is slow" : " is not slow"));
    }

    private void botBreaks() {
        List<ShufflePlayer> bots = night.players.stream()
                .filter(guest -> guest.kind() == Kind.KIND_BOT)
                .toList();
        if (!bots.isEmpty()) {
            ShufflePlayer bot = any(bots);
            night.players.remove(bot);
            night.table.lost(bot, night.now);
            done.add(bot.name() + " breaks");
        }
    }

    private void readies(boolean ready) {
        atTable().forEach(person -> night.table.setReady(person.line, ready));
        done.add("ready " + ready);
    }

    private void passes(int millis) {
        night.pass(millis);
        done.add(millis + " ms");
    }

    private void restarts() {
        done.add("the host is gone");
        arrive(1);
        night.goesOn(night.kept);
        night.players.clear();
        for (Person person : people) {
            boolean wasHere = person.here;
            person.here = false;
            if (wasHere && random.nextInt(4) > 0) {
                comesBack(person);
            }
        }
    }

    /** Everybody who must decide does, so many times. */
    private void plays(int times) {
        int played = 0;
        boolean more = true;
        while (more && played < times) {
            more = false;
            for (ShufflePlayer guest : List.copyOf(night.players)) {
                Decision decision = guest.state().decision().orElse(null);
                if (decision != null && played < times) {
                    int choice = random.nextInt(decision.legal().size());
                    night.play(guest, decision.number(), decision.legal().get(choice));
                    night.settle();
                    more = true;
                    played++;
                }
            }
        }
    }

    /** Whoever may still come comes or stays away for good; the others play until a match is over. */
    private void concludes() {
        done.add("those who are here play on");
        people.forEach(person -> {
            if (!person.here && random.nextBoolean()) {
                comesBack(person);
            }
        });
        Person owner = people.get(0);
        if (!owner.here) {
            comesBack(owner);
        }
        boolean seenRunning = false;
        for (int second = 0; second < LONG_ENOUGH; second++) {
            arrive(1);
            hold();
            TableStage stage = stage();
            if (stage == TableStage.MATCH_OVER && seenRunning) {
                return;
            }
            takesPart(owner);
            seenRunning |= stage == TableStage.PLAYING || stage == TableStage.BETWEEN_ROUNDS;
            atTable().forEach(person -> {
                night.table.wishPause(person.line, false, night.now);
                night.table.setReady(person.line, true);
            });
            if (stage == TableStage.GATHERING || stage == TableStage.MATCH_OVER) {
                night.table.addBot(OptionalInt.empty(), "");
                arrive(1);
                note(owner, "starts", begin(owner));
            }
            plays(Integer.MAX_VALUE);
            night.pass(1_000);
        }
        throw new AssertionError(
                "No match came to its end: " + owner.line.state().atTable());
    }

    /** Without anybody who plays the table waits, so the owner asks for a seat, or takes that of somebody who is lost. */
    private void takesPart(Person owner) {
        boolean anybody = atTable().stream()
                .map(person -> person.line.state().table())
                .anyMatch(table -> table != null && table.mySeat() >= 0);
        for (int seat = 0; seat < SEATS && !anybody; seat++) {
            keepToken(owner, night.table.sit(owner.line, OptionalInt.of(seat)));
            givesLost(owner, seat);
            anybody = !owner.token.isEmpty();
        }
        if (!owner.isAtTable()) {
            watches(owner);
        }
    }

    /** Bots that were called come, each with this chance; who has left or was sent away is at the table no more. */
    private void arrive(double chance) {
        settle();
        for (Map.Entry<String, ByteString> call : new TreeMap<>(night.called).entrySet()) {
            if (random.nextDouble() < chance) {
                night.called.remove(call.getKey());
                ShufflePlayer bot = new ShufflePlayer(night, call.getKey(), Kind.KIND_BOT, random.nextLong());
                night.table.comeBack(bot, call.getValue());
                night.players.add(bot);
            }
        }
        settle();
    }

    private void settle() {
        Set<ShufflePlayer> gone = new HashSet<>();
        for (Person person : people) {
            if (person.here && !night.players.contains(person.line)) {
                night.players.add(person.line);
            }
        }
        for (ShufflePlayer guest : night.players) {
            boolean isBot = guest.kind() == Kind.KIND_BOT;
            boolean isWhole = people.stream().anyMatch(person -> person.here && person.line == guest);
            if (isBot ? guest.state().table() == null : !isWhole) {
                gone.add(guest);
            }
        }
        night.players.removeAll(gone);
        night.settle();
    }

    private void hold() {
        Map<Integer, List<Integer>> chips = new TreeMap<>();
        String match = "";
        for (ShufflePlayer guest : night.players) {
            assertThat(guest.alarms()).as(guest.name()).isEmpty();
            assertThat(guest.wrongs()).isEmpty();
            TableState table = guest.state().table();
            if (table == null) {
                continue;
            }
            if (table.view() != null && table.mySeat() < 0 && table.stage() == TableStage.PLAYING) {
                assertThat(table.view().hand())
                        .as("%s only watches", guest.name())
                        .isEqualTo(TileSet.EMPTY);
            }
            if (!match.equals(table.match())) {
                assertThat(match).as("the match as %s knows it", guest.name()).isEmpty();
                match = table.match();
            }
            for (FinishedRound round : table.rounds()) {
                assertThat(chips.computeIfAbsent(round.round(), any -> round.chips()))
                        .as("chips after round %d as %s knows them", round.round(), guest.name())
                        .isEqualTo(round.chips());
            }
        }
    }

    private TableStage stage() {
        return atTable().stream()
                .findFirst()
                .flatMap(person -> person.line.state().atTable())
                .map(TableState::stage)
                .orElse(TableStage.GATHERING);
    }

    private List<Person> atTable() {
        return people.stream().filter(Person::isAtTable).toList();
    }

    private Optional<Person> newcomer() {
        return people.size() < MOST_PEOPLE ? Optional.of(comes("P" + people.size())) : Optional.empty();
    }

    private Person comes(String name) {
        Person person = new Person(fresh(name));
        people.add(person);
        return person;
    }

    private ShufflePlayer fresh(String name) {
        return new ShufflePlayer(night, name, Kind.KIND_PERSON, random.nextLong());
    }

    private static void keepToken(Person person, Reply answer) {
        ByteString token = answer.toMessage(0).getGranted().getSeatToken();
        if (!token.isEmpty()) {
            person.token = token;
        }
    }

    private void note(Person person, String act, Reply answer) {
        done.add(person.line.name() + " " + act + (answer.isGranted() ? "" : ": no"));
    }

    private TableRules rules() {
        return TableRules.named(any(RuleSets.ids())).with(Parameter.ROUNDS, 1 + random.nextInt(4));
    }

    private <T> T any(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
