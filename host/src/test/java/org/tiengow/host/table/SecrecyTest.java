package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.host.journal.wire.StandingSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.succession.TableFromStanding;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.seats.Looks;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.translate.TileTranslator;
import org.tiengow.protocol.wire.AnswerTakeBack;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Phase;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Say;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;

/**
 * Invariant: what a seat cannot see has no influence on a single byte it is sent. A round is played; then, for every seat and
 * one who watches, at its end and at moments drawn by lot, everything hidden from that viewer is dealt anew, the same public
 * course is played again at a second table, and the bytes must be the same. On the way people chat, ask for what is refused, lose
 * their connection and come back, and others come to watch: what they are sent counts too, answers included. The round may go to
 * another host on the way, or begin at one that people went on at.
 */
@DisplayName("What a seat is sent does not depend on what it cannot see")
@Tag("slow")
class SecrecyTest {
    private static final long SEED = 20_261_120;
    private static final int MOMENTS = 8;
    private static final int TRIES = 20;

    /** So many plays; a round has more. */
    private static final int HAND_OVER_AFTER = 5;

    /** One of so many plays is taken back. */
    private static final int TAKEN_BACK = 3;

    /** What a seat did. */
    private record Step(int seat, Play play) {}

    /** How the round comes to the host that ends it. */
    private enum Way {
        /** It begins and ends there. */
        STAYS,
        /** It goes to another host in the middle, and later to a third, while people play on. */
        HANDED_OVER,
        /** The host was gone for good after the round before, and its people went on at another one. */
        GONE_ON,
        /** It stays, and each third play is made, taken back by agreement, and made again. */
        TAKEN_BACK
    }

    /**
     * Under what a round is played.
     *
     * @param id of the rule set
     */
    private record Evening(String id, Reveal reveal, Way way) {
        /** Whether all that is hidden in a round is laid open as soon as it is over. */
        boolean isOpenAtTheEnd() {
            return reveal == Reveal.REVEAL_ROUND;
        }
    }

    @EveryTable
    @DisplayName("every rule set, every seat and one who watches: the same bytes whatever the others hold")
    void sameBytes(String id, int players) {
        assertSameBytes(new Evening(id, Reveal.REVEAL_NEVER, Way.STAYS), players);
    }

    @EveryTable
    @DisplayName("nor when the record of the round is told after it or after the match: not a byte before it is public")
    void beforeItIsPublic(String id, int players) {
        assertSameBytes(new Evening(id, Reveal.REVEAL_ROUND, Way.STAYS), players);
        assertSameBytes(new Evening(id, Reveal.REVEAL_MATCH, Way.STAYS), players);
    }

    @EveryTable
    @DisplayName("nor at a new host that the running round was handed over to, the seat of its own person included")
    void handedOver(String id, int players) {
        assertSameBytes(new Evening(id, Reveal.REVEAL_ROUND, Way.HANDED_OVER), players);
        assertSameBytes(new Evening(id, Reveal.REVEAL_MATCH, Way.HANDED_OVER), players);
    }

    @EveryTable
    @DisplayName("nor at the host that people went on at when theirs was gone")
    void goneOn(String id, int players) {
        assertSameBytes(new Evening(id, Reveal.REVEAL_ROUND, Way.GONE_ON), players);
        assertSameBytes(new Evening(id, Reveal.REVEAL_MATCH, Way.GONE_ON), players);
    }

    @EveryTable
    @DisplayName("nor when plays are taken back, of which some were other tiles face down")
    void takenBack(String id, int players) {
        assertSameBytes(new Evening(id, Reveal.REVEAL_NEVER, Way.TAKEN_BACK), players);
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    @DisplayName("the record holds what was hidden, and is told to everybody when it becomes public, at a new host too")
    void theTestCouldTell(Way way) {
        Random random = new Random(SEED);
        Deal deal = Deal.shuffled(4, random::nextInt);
        String hidden = deal.toString();
        Course afterTheRound = new Course(new Evening("pagat", Reveal.REVEAL_ROUND, way), deal);
        int plays = afterTheRound.playAtRandom(random).size();
        Course afterTheMatch = new Course(new Evening("pagat", Reveal.REVEAL_MATCH, way), deal);
        int same = afterTheMatch.playAtRandom(random).size();
        for (int viewer = Seats.NONE; viewer < 4; viewer++) {
            assertThat(afterTheRound.sentTo(viewer, plays).toString()).contains(hidden);
            assertThat(afterTheRound.sentTo(viewer, plays - 1).toString()).doesNotContain(hidden);
            assertThat(afterTheMatch.sentTo(viewer, same).toString()).doesNotContain(hidden);
        }
    }

    private static void assertSameBytes(Evening evening, int players) {
        Random random = new Random(SEED);
        Deal deal = Deal.shuffled(players, random::nextInt);
        Course original = new Course(evening, deal);
        List<Step> steps = original.playAtRandom(random);
        for (int viewer = Seats.NONE; viewer < players; viewer++) {
            int compared = 0;
            for (int moment = 0; moment < MOMENTS; moment++) {
                int plays = moment > 0
                        ? random.nextInt(steps.size())
                        : evening.isOpenAtTheEnd() ? steps.size() - 1 : steps.size();
                compared += compare(original, steps, plays, viewer, random) ? 1 : 0;
            }
            assertThat(compared)
                    .as("%s, viewer %d: courses that could be played with other hidden tiles", evening, viewer)
                    .isGreaterThanOrEqualTo(MOMENTS / 2);
        }
    }

    /** Whether another deal was found that agrees with all that is public; if so the bytes are compared. */
    private static boolean compare(Course original, List<Step> all, int plays, int viewer, Random random) {
        List<Step> steps = all.subList(0, plays);
        for (int tries = 0; tries < TRIES; tries++) {
            List<TileSet> hands = redealt(original.deal, steps, viewer, random);
            Course other = new Course(original.evening, Deal.of(hands));
            boolean played = other.play(redone(steps, hands, viewer, random));
            if (played && (plays < all.size() || other.hasResultOf(original))) {
                assertThat(bytes(other.sentTo(viewer, plays)))
                        .as("%s, after %d plays, viewer %d, hands %s", original.evening, plays, viewer, hands)
                        .isEqualTo(bytes(original.sentTo(viewer, plays)));
                return true;
            }
        }
        return false;
    }

    private static List<ByteString> bytes(List<HostMessage> sent) {
        return sent.stream().map(HostMessage::toByteString).toList();
    }

    /** Everybody keeps what was shown, the viewer keeps the hand, all the rest is dealt anew. */
    private static List<TileSet> redealt(Deal deal, List<Step> steps, int viewer, Random random) {
        List<TileSet> hands = new ArrayList<>();
        TileSet hidden = TileSet.ALL;
        for (int seat = 0; seat < deal.players(); seat++) {
            TileSet known =
                    seat == viewer ? deal.hands().get(seat) : shown(deal.hands().get(seat), steps, seat);
            hands.add(known);
            hidden = hidden.minus(known);
        }
        List<Tile> pool = new ArrayList<>(hidden.tiles());
        Collections.shuffle(pool, random);
        for (int seat = 0; seat < deal.players(); seat++) {
            while (hands.get(seat).size() < Deal.handSize(deal.players())) {
                hands.set(seat, hands.get(seat).plus(pool.remove(pool.size() - 1)));
            }
        }
        return hands;
    }

    /** The tiles of a hand that lay face up; of two equal faces whichever, as {@link TileSet#withKindsOf} takes them. */
    private static TileSet shown(TileSet hand, List<Step> steps, int seat) {
        TileSet left = hand;
        TileSet shown = TileSet.EMPTY;
        for (Step step : steps) {
            if (step.seat() == seat && step.play().act() == Play.Act.FACE_UP) {
                TileSet tiles = left.withKindsOf(step.play().tiles()).orElseThrow();
                shown = shown.plus(tiles);
                left = left.minus(tiles);
            }
        }
        return shown;
    }

    /** The same course, with other tiles face down. */
    private static List<Step> redone(List<Step> steps, List<TileSet> hands, int viewer, Random random) {
        List<List<Tile>> spare = new ArrayList<>();
        for (int seat = 0; seat < hands.size(); seat++) {
            List<Tile> tiles = new ArrayList<>(
                    hands.get(seat).minus(shown(hands.get(seat), steps, seat)).tiles());
            Collections.shuffle(tiles, random);
            spare.add(tiles);
        }
        return steps.stream()
                .map(step -> step.seat() == viewer || !step.play().isForfeit()
                        ? step
                        : new Step(
                                step.seat(),
                                Play.forfeit(take(
                                        spare.get(step.seat()),
                                        step.play().tiles().size()))))
                .toList();
    }

    private static TileSet take(List<Tile> tiles, int count) {
        TileSet taken = TileSet.EMPTY;
        for (int i = 0; i < count; i++) {
            taken = taken.plus(tiles.remove(tiles.size() - 1));
        }
        return taken;
    }

    /** One round at a table of people, with somebody who watches from the beginning. */
    private static final class Course {
        private final Evening evening;
        private final Deal deal;
        private final TableSettings settings;
        private final List<TestHouse> houses = new ArrayList<>();
        private final List<RecordingParticipant> people = new ArrayList<>();
        private final List<ByteString> tokens = new ArrayList<>();
        private final RecordingParticipant spectator = TestHouse.spectator("TV");
        private final List<List<Integer>> told = new ArrayList<>();

        Course(Evening evening, Deal deal) {
            this.evening = evening;
            this.deal = deal;
            settings = new TableSettings(
                    0,
                    TableRules.named(evening.id()).with(Parameter.ROUNDS, 3),
                    TableOption.defaults().toBuilder()
                            .setReveal(evening.reveal())
                            .setTurnSeconds(evening.way() == Way.TAKEN_BACK ? 0 : 30)
                            .build(),
                    deal.players(),
                    StartMode.FULL,
                    "steady",
                    false);
            houses.add(new TestHouse(1, settings));
            for (int seat = 0; seat < deal.players(); seat++) {
                people.add(TestHouse.person("P" + seat));
                tokens.add(ByteString.copyFromUtf8("token-" + (seat + 1)));
            }
            house().nextDeal(deal);
            if (evening.way() == Way.GONE_ON) {
                goOn(fromStanding());
                people.forEach(guest -> house().table().setReady(guest, true));
            } else {
                house().told(house().table().watch(spectator));
                for (RecordingParticipant guest : people) {
                    house().table().sit(guest, OptionalInt.empty());
                }
            }
            house().run();
        }

        /** The host at which the round is played now. */
        private TestHouse house() {
            return houses.get(houses.size() - 1);
        }

        private RoundRecord record() {
            return houses.stream()
                    .flatMap(each -> each.records().stream())
                    .findFirst()
                    .orElseThrow();
        }

        private boolean isOver() {
            return houses.stream().anyMatch(each -> !each.records().isEmpty());
        }

        /** A table that goes on with this, and everybody who was there; whoever comes has heard what was heard before. */
        private void goOn(TableSnapshot snapshot) {
            house().table().goOn(snapshot, house().now());
            for (int seat = 0; seat < people.size(); seat++) {
                RecordingParticipant again = TestHouse.person("P" + seat);
                people.get(seat).received().forEach(again::send);
                people.set(seat, again);
                answered(again, house().table().comeBack(again, tokens.get(seat)));
            }
            answered(spectator, house().table().watch(spectator));
        }

        /** The whole table goes to another host, its hidden tiles too. */
        private void handOver() {
            TableSnapshot snapshot = house().table().handedOver().getSnapshot();
            houses.add(new TestHouse(2, settings));
            goOn(snapshot);
        }

        /** How a round ended, which is all that is known of it; another one follows that which is played here. */
        private TableSnapshot fromStanding() {
            Standing.Builder standing = Standing.newBuilder()
                    .setMatch("match-7")
                    .setEpoch(0)
                    .setRound(1)
                    .setRules(RulesTranslator.write(settings.rules()))
                    .setOptions(settings.options())
                    .setBanker(1)
                    .setTerm(1)
                    .setWins(1)
                    .setStep(1);
            for (int seat = 0; seat < deal.players(); seat++) {
                standing.addChips(0)
                        .addSeatsBuilder()
                        .setSeat(seat)
                        .setHolder(Holder.HOLDER_PERSON)
                        .setName("P" + seat)
                        .setColor(Looks.COLORS.get(seat))
                        .setKey(ByteString.copyFrom(new byte[Identity.BYTES]));
            }
            StandingSnapshot kept = StandingSnapshot.newBuilder()
                    .setSealed(Sealed.newBuilder().setContent(standing.build().toByteString()))
                    .build();
            return TableFromStanding.of(
                    standing.build(),
                    kept,
                    1,
                    List.of(),
                    "steady",
                    List.copyOf(tokens).iterator()::next);
        }

        List<Step> playAtRandom(Random random) {
            List<Step> steps = new ArrayList<>();
            endDeclaring();
            while (!isOver()) {
                int seat = turn();
                Step step = new Step(
                        seat,
                        people.get(seat)
                                .legal(random.nextInt(
                                        people.get(seat).decision().getLegalCount())));
                assertThat(take(step)).isTrue();
                steps.add(step);
            }
            return steps;
        }

        /** False when the course cannot be played with these hands. */
        boolean play(List<Step> steps) {
            endDeclaring();
            return steps.stream().allMatch(this::take);
        }

        /** Both are settled, with the same payments for the same reasons. */
        boolean hasResultOf(Course original) {
            RoundRecord mine = record();
            RoundRecord others = original.record();
            return mine.payments().equals(others.payments()) && mine.factor() == others.factor();
        }

        /** All a viewer was sent until so many plays were made. */
        List<HostMessage> sentTo(int viewer, int plays) {
            return guest(viewer).received().subList(0, told.get(plays).get(viewer + 1));
        }

        private RecordingParticipant guest(int viewer) {
            return viewer == Seats.NONE ? spectator : people.get(viewer);
        }

        private void remember() {
            List<Integer> sizes = new ArrayList<>();
            for (int viewer = Seats.NONE; viewer < people.size(); viewer++) {
                sizes.add(guest(viewer).received().size());
            }
            told.add(sizes);
        }

        private boolean take(Step step) {
            house().pass(137);
            if (evening.way() == Way.TAKEN_BACK && told.size() % TAKEN_BACK == 0 && !slip(step)) {
                return false;
            }
            RecordingParticipant guest = people.get(step.seat());
            boolean granted = guest.mustDecide()
                    && house().play(guest, guest.decision().getNumber(), step.play())
                            .isGranted();
            aside(told.size());
            if (evening.way() == Way.HANDED_OVER && told.size() % HAND_OVER_AFTER == 0) {
                handOver();
            }
            remember();
            return granted;
        }

        /**
         * Makes a play like that of a step, with the lowest tiles if it is a forfeit, and takes it back. Returns false if it cannot be
         * made with these hands. The last tiles of a hand stay.
         */
        private boolean slip(Step step) {
            RecordingParticipant guest = people.get(step.seat());
            boolean last =
                    TileTranslator.read(guest.update().getView().getHand()).size()
                            == step.play().tiles().size();
            if (!guest.mustDecide() || last) {
                return guest.mustDecide();
            }
            Play slip = step.play().isForfeit() ? guest.legal(guest.decision().getLegalCount() - 1) : step.play();
            if (!house().play(guest, guest.decision().getNumber(), slip).isGranted()) {
                return false;
            }
            answered(guest, house().table().takeBack(guest, true, house().now()));
            for (RecordingParticipant other : people) {
                if (other != guest) {
                    AnswerTakeBack answer = AnswerTakeBack.newBuilder()
                            .setNumber(other.update().getTakeBack().getNumber())
                            .setAgree(true)
                            .build();
                    answered(other, house().table().answerTakeBack(other, answer, house().now()));
                }
            }
            return guest.mustDecide();
        }

        /** What happens besides the play, the same whatever the hidden tiles are. */
        private void aside(int step) {
            int seat = step % people.size();
            RecordingParticipant guest = people.get(seat);
            Say line = Say.newBuilder().setText("Trick " + step).build();
            switch (step % 4) {
                case 0 -> answered(guest, house().table().say(guest, line, house().now()));
                case 1 -> people.forEach(this::askForWhatIsRefused);
                case 2 -> loseAndComeBack(seat);
                default -> comeToWatch("Late " + step);
            }
        }

        /** More than four tiles are no set, and it is not everybody's turn: what is refused, and why, is told to who asked. */
        private void askForWhatIsRefused(RecordingParticipant guest) {
            TileSet hand = TileTranslator.read(guest.update().getView().getHand());
            Play tooMuch = hand.isEmpty() ? Play.DECLINE : Play.faceUp(hand);
            long decision =
                    guest.mustDecide() && hand.size() > 4 ? guest.decision().getNumber() : 0;
            Reply answer = house().table().play(guest, decision, tooMuch, house().now());
            assertThat(answer.isGranted()).isFalse();
            answered(guest, answer);
        }

        /** Whoever comes back has heard what was heard on the earlier connection. */
        private void loseAndComeBack(int seat) {
            RecordingParticipant before = people.get(seat);
            house().table().lost(before, house().now());
            house().run();
            RecordingParticipant again = TestHouse.person("P" + seat);
            before.received().forEach(again::send);
            people.set(seat, again);
            answered(again, house().table().comeBack(again, tokens.get(seat)));
        }

        /** What a late comer sees counts as seen by the one who watches all the time. */
        private void comeToWatch(String name) {
            RecordingParticipant late = TestHouse.spectator(name);
            answered(late, house().table().watch(late));
            late.received().forEach(spectator::send);
            house().told(house().table().leave(late));
        }

        private void answered(RecordingParticipant guest, Reply answer) {
            guest.send(answer.toMessage(7));
            house().run();
        }

        private void endDeclaring() {
            if (people.get(0).update().getView().getPhase() == Phase.PHASE_DECLARING) {
                for (int seat = people.size() - 1; seat >= 0; seat -= 2) { // the others say nothing, which is no
                    house().play(people.get(seat), 0);
                    house().pass(100);
                }
                house().pass(5_000);
            }
            remember();
        }

        private int turn() {
            Optional<RecordingParticipant> next =
                    people.stream().filter(RecordingParticipant::mustDecide).findFirst();
            return people.indexOf(next.orElseThrow());
        }
    }
}
