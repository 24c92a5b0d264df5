package org.tiengow.lab.check;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.bridge.ProgramLauncher;
import org.tiengow.client.json.BotLines;
import org.tiengow.client.level.Level;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.lab.arena.Arena;
import org.tiengow.lab.arena.ArenaListener;
import org.tiengow.lab.arena.ArenaPlan;
import org.tiengow.lab.arena.Entrant;

/** Creates the examinations of a program, in the order in which faults should be fixed. */
final class Examiner {
    private static final long SEED = 20_26;
    private static final int SEAT = 0;
    private static final int MANY_CHIPS = 1_999_999_999;
    private static final int LONG_LINE = 60_000;
    private static final Duration LITTLE_TIME = Duration.ofMillis(250);
    private static final TableRules USUAL = TableRules.named(RuleSets.DEFAULT_ID);
    private static final List<String> NAMES = List.of("Mei", "Bo", "Lam", "Program");
    private static final List<String> ODD_NAMES =
            List.of("A \"quoted\" name", "天九 \uD83C\uDC04", "\\u0041</script>", "' ; --");

    private final ProgramLauncher launcher;
    private final Duration limit;
    private final ExamNotes notes;

    Examiner(ProgramLauncher launcher, Duration limit, ExamNotes notes) {
        this.launcher = launcher;
        this.limit = limit;
        this.notes = notes;
    }

    List<Exam> exams() {
        List<Exam> exams = new ArrayList<>();
        exams.add(new Exam("the first decision", true, () -> opening(examinee -> {})));
        for (String id : RuleSets.ids()) {
            TableRules rules = TableRules.named(id);
            IntStream.rangeClosed(
                            rules.set().players().min(), rules.set().players().max())
                    .forEach(players -> exams.add(
                            exam(id + ", " + players + " players", () -> rounds(rules, players, line -> line))));
            if (rules.set().isOn(Parameter.ONE_RED_DOT)) {
                exams.add(exam(id + ", one red dot to declare", () -> oneRedDot(rules)));
            }
        }
        exams.add(exam("a host where it comes in the middle of a round", this::comeLate));
        exams.add(exam("a host that warns it, and asks again", this::warnAndAskAgain));
        exams.add(exam("a host that deals a round anew", this::dealAnew));
        if (launcher.canReset()) {
            exams.add(exam("a host that plays another match with the same process", this::playAnotherMatch));
        }
        exams.add(exam(
                "a host that says more than it knows",
                () -> rounds(
                        USUAL, 4, line -> "{\"type\":\"weather\",\"rain\":[true,null,{}]}\n" + withMembers(line))));
        exams.add(exam("a host with odd names and very many chips", this::oddities));
        exams.add(exam("a host that sends a very long line", this::longLine));
        exams.add(exam("a host that gives little time", () -> opening(this::askInHaste)));
        exams.add(exam("a host that gives its seat to another", this::replace));
        exams.add(exam("a host that goes away at once", () -> ending(Examinee::endInput)));
        exams.add(exam("a host that goes away in the middle of a question", () -> ending(this::askAndGo)));
        return exams;
    }

    private static Exam exam(String name, Runnable body) {
        return new Exam(name, false, body);
    }

    /** Plays whole rounds against random bots, once in each seat. */
    private void rounds(TableRules rules, int players, UnaryOperator<String> dress) {
        List<Entrant> entrants = new ArrayList<>();
        entrants.add(new Entrant("program", seed -> new Examinee(launcher, dress, notes)));
        while (entrants.size() < players) {
            entrants.add(new Entrant("random", Level.RANDOM::bot));
        }
        new Arena(new ArenaPlan(rules, entrants, 1, SEED, limit), 1).play(ArenaListener.NONE);
    }

    /** Plays the lead of a round, then continues as given. */
    private void opening(Consumer<Examinee> then) {
        Round round = round(USUAL, SEED);
        seated(line -> line, examinee -> {
            lead(examinee, round);
            then.accept(examinee);
        });
    }

    private void lead(Examinee examinee, Round round) {
        round.opening().forEach(event -> examinee.saw(event.seenBy(SEAT)));
        ask(examinee, round, limit);
    }

    private static void ask(Examinee examinee, Round round, Duration time) {
        examinee.choose(round.viewFor(SEAT), LegalPlays.of(round.viewFor(SEAT)), time);
    }

    private void oneRedDot(TableRules rules) {
        Round round = Stream.iterate(0L, seed -> seed + 1)
                .map(seed -> round(rules, seed))
                .filter(each -> each.viewFor(SEAT).hand().redPips() == 1)
                .findFirst()
                .orElseThrow();
        seated(rules, NAMES, line -> line, examinee -> lead(examinee, round));
    }

    private void comeLate() {
        seated(line -> line, examinee -> ask(examinee, round(USUAL, SEED), limit));
    }

    private void warnAndAskAgain() {
        opening(examinee -> {
            examinee.warn();
            examinee.leap();
            ask(examinee, round(USUAL, SEED), limit);
        });
    }

    private void askInHaste(Examinee examinee) {
        ask(examinee, round(USUAL, SEED), LITTLE_TIME);
    }

    private void dealAnew() {
        opening(examinee -> {
            examinee.voided();
            lead(examinee, round(USUAL, SEED + 1));
        });
    }

    private void playAnotherMatch() {
        opening(examinee -> {
            examinee.tell(BotLines.end(List.of(1, 2, -3, 0), List.of(2, 1, 4, 3)));
            examinee.reset(seat(TableRules.named("lai"), NAMES));
            lead(examinee, round(TableRules.named("lai"), SEED));
        });
    }

    private void oddities() {
        Round round = Round.begin(
                new RoundSetup(
                        USUAL.set(), 4, 1_000_000, SEAT, 1_000, 1_000, -1, List.of(MANY_CHIPS, -MANY_CHIPS, 0, 0)),
                Deal.shuffled(4, new SplittableRandom(SEED)::nextInt));
        seated(USUAL, ODD_NAMES, line -> line, examinee -> lead(examinee, round));
    }

    private void longLine() {
        String padding = "\"padding\":\"" + "x".repeat(LONG_LINE) + "\"";
        seated(
                line -> line.contains("\"legal\"") ? with(padding, line) : line,
                examinee -> lead(examinee, round(USUAL, SEED)));
    }

    private void replace() {
        opening(examinee -> {
            examinee.tell(BotLines.replaced());
            examinee.tell(BotLines.end(List.of(1, 2, -3, 0), List.of(2, 1, 4, 3)));
            examinee.endInput();
        });
    }

    private void ending(Consumer<Examinee> how) {
        seated(line -> line, how);
    }

    private void askAndGo(Examinee examinee) {
        Round round = round(USUAL, SEED);
        round.opening().forEach(event -> examinee.saw(event.seenBy(SEAT)));
        examinee.ask(round.viewFor(SEAT), LegalPlays.of(round.viewFor(SEAT)), limit);
        examinee.endInput();
    }

    private void seated(UnaryOperator<String> dress, Consumer<Examinee> then) {
        seated(USUAL, NAMES, dress, then);
    }

    private void seated(TableRules rules, List<String> names, UnaryOperator<String> dress, Consumer<Examinee> then) {
        try (Examinee examinee = new Examinee(launcher, dress, notes)) {
            examinee.begin(seat(rules, names));
            then.accept(examinee);
        }
    }

    private static BotSeat seat(TableRules rules, List<String> names) {
        return new BotSeat(
                SEAT,
                rules,
                names.stream().map(name -> new BotSeat.Player(name, false)).toList());
    }

    private static Round round(TableRules rules, long seed) {
        return Round.begin(
                new RoundSetup(rules.set(), 4, 1, SEAT, 1, 0, 1, Collections.nCopies(4, 0)),
                Deal.shuffled(4, new SplittableRandom(seed)::nextInt));
    }

    private static String withMembers(String line) {
        String more = "\"novelty\":{\"type\":\"decide\",\"list\":[[],{},null,1.5e300]}";
        return with(more, line.replace("\"view\":{", "\"view\":{" + more + ","));
    }

    private static String with(String member, String line) {
        return "{" + member + "," + line.substring(1);
    }
}
