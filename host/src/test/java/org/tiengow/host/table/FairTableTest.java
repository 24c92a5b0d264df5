package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.client.shuffle.ShuffleFault.Kind;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.shuffle.ProofCheck;
import org.tiengow.client.shuffle.ShuffleFault;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.host.table.shuffle.Shuffling;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.CommitShare;
import org.tiengow.protocol.wire.GiveShare;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("The fair shuffle at a table, with clients that watch")
class FairTableTest {
    private static final int PEOPLE = 4;

    private final FairTable night = new FairTable(PEOPLE, 3, Reveal.REVEAL_ROUND);

    @Test
    @DisplayName("every client, and one who watches, finds every round right; nobody waits")
    void anHonestMatch() {
        night.withPeople(PEOPLE);
        WitnessGuest watcher = night.watcher();
        night.start();
        long begun = night.now;
        for (int round = 1; round <= 3; round++) {
            assertThat(stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
            assertThat(shuffleOf(0).getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_DEALT);
            assertThat(shuffleOf(0).getRound()).isEqualTo(round);
            night.playRound();
            night.people.forEach(guest -> assertRight(guest));
            assertThat(watcher.faults()).isEmpty();
            assertThat(watcher.shuffle().verdictOf(round)).contains(ShuffleState.Verdict.WITHOUT_ME);
            assertThat(watcher.shuffle().lists().get(round).absence()).isEqualTo(ShuffleState.Absence.WATCHING);
            assertThat(proof(records(0).get(round - 1)).shares().seats()).allMatch(share -> share.isPresent());
            night.nextRound();
        }
        assertThat(stage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        assertThat(night.people.get(1).shuffle().verdicts()).hasSize(3).containsValue(ShuffleState.Verdict.RIGHT);
        assertThat(night.now - begun)
                .as("milliseconds, declaring phases and paces apart")
                .isLessThan(3 * 60_000L);
    }

    @Test
    @DisplayName("deals of bots of the host's own are made at once, from its share alone")
    void botsOnly() {
        night.withPeople(1);
        for (int seat = 1; seat < PEOPLE; seat++) {
            night.table().addBot(night.people.get(0), OptionalInt.of(seat), "");
        }
        night.settle();
        night.start();
        assertThat(stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(night.people.get(0).shuffle().empty()).containsExactly(1, 2, 3);
    }

    @Test
    @DisplayName("who never answers is waited for once, and is empty")
    void anOldClient() {
        night.withPeople(PEOPLE);
        night.arrives = message -> !isFrom(message, 2);
        night.people.get(2).lied(message -> message.hasTable() ? without(message) : message);
        night.start();
        assertThat(stage()).isEqualTo(TableStage.TABLE_STAGE_GATHERING);
        assertThat(night.people.get(0).shuffle().waitedFor()).contains(2);
        night.pass(Shuffling.COMMIT_MILLIS);
        assertThat(stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(night.people.get(0).shuffle().empty()).containsExactly(2);
        night.playRound();
        assertThat(night.people.get(0).faults()).isEmpty();
        night.nextRound();
        assertThat(stage()).as("not waited for again").isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    @Test
    @DisplayName("who is lost while commitments are collected is empty, and waited for by nobody")
    void lostBefore() {
        night.withPeople(PEOPLE);
        night.start();
        night.playRound();
        night.table().lost(night.people.get(3), night.now);
        WitnessGuest lost = night.people.remove(3);
        night.nextRound();
        assertThat(stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(night.people.get(0).shuffle().empty()).containsExactly(3);
        assertThat(lost.faults()).isEmpty();
    }

    @Test
    @DisplayName("who is lost after the list and comes back gives the share it committed itself to")
    void lostInBetween() {
        night.withPeople(PEOPLE);
        night.arrives = message -> !message.hasGiveShare() || !isFrom(message, 3);
        night.start();
        night.pass(600);
        assertThat(night.people.get(0).shuffle().waitedFor()).containsExactly(3);
        WitnessGuest back = night.people.get(3).reconnected();
        ByteString token = token(3);
        night.table().lost(night.people.get(3), night.now);
        night.arrives = message -> true;
        night.people.set(3, back);
        night.table().comeBack(back, token);
        night.settle();
        assertThat(stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        night.playRound();
        night.people.forEach(guest -> assertRight(guest));
        assertThat(proof(records(0).get(0)).voided()).isEmpty();
    }

    @Test
    @DisplayName("who is away when a round is settled gets its record on coming back, and finds it right")
    void lostAtTheSettlement() {
        night.withPeople(PEOPLE);
        night.start();
        WitnessGuest lost = night.people.remove(3);
        ByteString token = token(3);
        night.table().lost(lost, night.now);
        night.playRound();
        assertThat(lost.shuffle().verdicts()).isEmpty();
        WitnessGuest back = lost.reconnected();
        night.people.add(back);
        night.table().comeBack(back, token);
        night.settle();
        assertRight(back);
    }

    @Test
    @DisplayName("a missing share makes the attempt void, with its seat's name; the next one is without it")
    void aMissingShare() {
        night.withPeople(PEOPLE);
        night.arrives = message -> !message.hasGiveShare() || !isFrom(message, 3);
        night.start();
        night.pass(Shuffling.SHARE_MILLIS - 1);
        assertThat(stage()).as("no tile is dealt").isEqualTo(TableStage.TABLE_STAGE_GATHERING);
        night.pass(1);
        assertThat(stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(night.people.get(0).shuffle().voided())
                .containsExactly(new ShuffleState.VoidedAttempt(1, List.of("P3")));
        assertThat(night.people.get(0).shuffle().empty()).containsExactly(3);
        night.playRound();
        night.people.subList(0, 3).forEach(guest -> assertRight(guest));
        assertThat(proof(records(0).get(0)).voided().get(0).missing().get(0).name())
                .isEqualTo("P3");
        assertThat(proof(records(0).get(0)).list().attempt().number()).isEqualTo(2);
    }

    @Test
    @DisplayName("who sent its share and is called late raises the alarm")
    void calledLate() {
        night.withPeople(PEOPLE);
        night.arrives = message -> !message.hasGiveShare() || !isFrom(message, 3);
        night.start();
        night.pass(Shuffling.SHARE_MILLIS);
        assertThat(night.people.get(3).shuffle().faults()).containsExactly(new ShuffleFault(Kind.CALLED_LATE, 1, 3));
        assertThat(night.people.get(0).faults()).isEmpty();
    }

    @Test
    @DisplayName("a program that was started again has no share: the attempt is void at its deadline")
    void startedAgain() {
        night.withPeople(PEOPLE);
        night.arrives = message -> !message.hasGiveShare() || !isFrom(message, 3);
        night.start();
        WitnessGuest back = night.people.get(3).startedAgain();
        ByteString token = token(3);
        night.table().lost(night.people.get(3), night.now);
        night.people.set(3, back);
        night.arrives = message -> true;
        night.table().comeBack(back, token);
        night.settle();
        night.pass(Shuffling.SHARE_MILLIS);
        assertThat(stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        night.playRound();
        night.people.forEach(guest -> assertThat(guest.faults()).isEmpty());
    }

    @Test
    @DisplayName("who leaves for good after the list is not waited for: the host's bot has no share")
    void leftForGood() {
        night.withPeople(PEOPLE);
        night.arrives = message -> !message.hasGiveShare() || !isFrom(message, 3);
        night.start();
        night.table().leave(night.people.get(3));
        night.arrives = message -> true;
        night.people.remove(3);
        night.settle();
        assertThat(stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(night.people.get(0).shuffle().voided()).hasSize(1);
    }

    @Test
    @DisplayName("a share that does not fit, or is not asked for, is refused")
    void wrongShares() {
        night.withPeople(PEOPLE);
        night.arrives = message -> !message.hasGiveShare();
        night.start();
        Shuffle open = shuffleOf(0);
        GiveShare.Builder wrong = GiveShare.newBuilder()
                .setMatch(open.getMatch())
                .setRound(open.getRound())
                .setAttempt(open.getAttempt())
                .setShare(ByteString.copyFrom(new byte[32]));
        Refusals.assertRefused(
                night.table().giveShare(night.people.get(1), wrong.build()), RefusalReason.REFUSAL_REASON_BAD_SHARE);
        Refusals.assertRefused(
                night.table().giveShare(night.people.get(1), wrong.setAttempt(2).build()),
                RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        Refusals.assertRefused(
                night.table().commitShare(night.people.get(1), CommitShare.getDefaultInstance()),
                RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
    }

    @Test
    @DisplayName("what is revealed after the match is checked after the match")
    void revealedAfterTheMatch() {
        FairTable late = new FairTable(PEOPLE, 2, Reveal.REVEAL_MATCH).withPeople(PEOPLE);
        late.start();
        late.playRound();
        assertThat(late.people.get(1).shuffle().verdicts()).isEmpty();
        late.nextRound();
        late.playRound();
        assertThat(late.people.get(1).shuffle().verdicts())
                .containsEntry(1, ShuffleState.Verdict.RIGHT)
                .containsEntry(2, ShuffleState.Verdict.RIGHT);
        assertThat(late.people.get(1).faults()).isEmpty();
    }

    @Test
    @DisplayName("what is never revealed is not checkable, and no share is ever told")
    void neverRevealed() {
        FairTable never = new FairTable(PEOPLE, 1, Reveal.REVEAL_NEVER).withPeople(PEOPLE);
        List<ByteString> shares = new ArrayList<>();
        never.arrives = message -> {
            if (message.hasGiveShare()) {
                shares.add(message.getGiveShare().getShare());
            }
            return true;
        };
        never.start();
        never.playRound();
        assertThat(never.people.get(1).shuffle().verdicts()).containsEntry(1, ShuffleState.Verdict.NOT_CHECKABLE);
        assertThat(never.people.get(1).faults()).isEmpty();
        assertThat(shares).hasSize(PEOPLE);
        for (WitnessGuest guest : never.people) {
            for (HostMessage message : guest.received()) {
                shares.forEach(share ->
                        assertThat(contains(message.toByteString(), share)).isFalse());
            }
        }
    }

    @Nested
    @DisplayName("A host that cheats is caught:")
    class Cheats {
        @Test
        @DisplayName("it opens another share than it committed itself to")
        void changesItsShare() {
            playWith(revealed(record -> replaced(record, shareOf(record), "7".repeat(64))), 1);
            night.people.forEach(
                    guest -> assertThat(guest.faults()).contains(Kind.COMMITMENT_BROKEN, Kind.DEAL_DIFFERS));
        }

        @Test
        @DisplayName("it publishes another commitment beforehand, for a share it likes better")
        void commitsToAnotherShare() {
            ByteString other = ByteString.copyFrom(new byte[32]);
            playWith(
                    message -> {
                        if (message.hasRevealed()) {
                            return revealed(record -> replaced(record, commitmentOf(record), "0".repeat(64)))
                                    .apply(message);
                        }
                        return altered(message, shuffle -> {
                            if (!shuffle.getHostCommitment().isEmpty()) {
                                shuffle.setHostCommitment(other);
                            }
                        });
                    },
                    1);
            night.people.forEach(guest -> assertThat(guest.faults()).contains(Kind.COMMITMENT_BROKEN));
        }

        @Test
        @DisplayName("it deals other tiles than the shares make, and one seat another hand")
        void dealsAnotherHand() {
            playWith(revealed(FairTableTest::withSwappedHands), 1);
            allFoundAmong(Kind.DEAL_DIFFERS);
            assertThat(night.people.get(0).faults()).contains(Kind.HAND_DIFFERS);
            assertThat(night.people.get(1).faults()).contains(Kind.HAND_DIFFERS);
            assertThat(night.people.get(2).faults()).containsExactly(Kind.DEAL_DIFFERS);
        }

        @Test
        @DisplayName("it takes another first banker")
        void takesAnotherBanker() {
            playWith(
                    revealed(record -> {
                        int banker = RecordJson.read(record).banker();
                        return replaced(record, "\"banker\":" + banker, "\"banker\":" + (banker + 1) % PEOPLE);
                    }),
                    1);
            allFound(Kind.LOT_DIFFERS);
        }

        @Test
        @DisplayName("it uses a share again")
        void reusesAShare() {
            night.reusesShare = true;
            playWith(message -> message, 2);
            allFound(Kind.SHARE_REUSED);
            assertThat(night.people.get(2).shuffle().verdicts())
                    .containsEntry(1, ShuffleState.Verdict.RIGHT)
                    .containsEntry(2, ShuffleState.Verdict.WRONG);
        }

        @Test
        @DisplayName("it leaves a seat out of the list")
        void skipsASeat() {
            night.withPeople(PEOPLE);
            night.lies(message -> altered(message, shuffle -> {
                if (!shuffle.getHostCommitment().isEmpty()) {
                    shuffle.getSeatsBuilder(1).clear();
                }
            }));
            night.start();
            assertThat(night.people.get(1).shuffle().faults()).containsExactly(new ShuffleFault(Kind.LEFT_OUT, 1, 1));
            assertThat(night.people.get(0).shuffle().empty())
                    .as("the others see the seat empty")
                    .containsExactly(1);
        }

        @Test
        @DisplayName("it leaves a seat's share out of the deal")
        void skipsAShare() {
            playWith(revealed(FairTableTest::withoutSeatOne), 1);
            night.people.forEach(guest -> assertThat(guest.faults()).contains(Kind.LIST_DIFFERS, Kind.DEAL_DIFFERS));
        }

        @Test
        @DisplayName("it changes the list after it was published")
        void changesTheList() {
            playWith(
                    message -> altered(message, shuffle -> {
                        if (shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_DEALT) {
                            shuffle.getSeatsBuilder(2).setCommitment(ByteString.copyFrom(new byte[32]));
                        }
                    }),
                    1);
            allFound(Kind.LIST_DIFFERS);
        }

        @Test
        @DisplayName("it drops an attempt that it does not like, and says nothing")
        void dropsAnAttempt() {
            night.withPeople(PEOPLE);
            night.arrives = message -> !message.hasGiveShare() || !isFrom(message, 3);
            night.lies(message -> altered(message, Shuffle.Builder::clearVoided));
            night.start();
            night.pass(Shuffling.SHARE_MILLIS);
            night.people
                    .subList(0, 3)
                    .forEach(guest -> assertThat(guest.faults())
                            .as(guest.name())
                            .containsExactly(Kind.VOID_DIFFERS, Kind.ATTEMPT_DROPPED));
            assertThat(night.people.get(3).faults()) // whose seat is empty now for no reason
                    .containsExactly(Kind.VOID_DIFFERS, Kind.ATTEMPT_DROPPED, Kind.NOT_ASKED);
        }

        @Test
        @DisplayName("it keeps a void attempt out of the record")
        void hidesAVoidAttempt() {
            night.withPeople(PEOPLE);
            night.arrives = message -> !message.hasGiveShare() || !isFrom(message, 3);
            night.lies(revealed(record -> record.replaceAll("\"voided\":\\[[^\\]]*\\]\\}\\]", "\"voided\":[]")));
            night.start();
            night.pass(Shuffling.SHARE_MILLIS);
            night.playRound();
            night.people.forEach(guest -> assertThat(guest.faults()).contains(Kind.VOID_DIFFERS));
        }

        @Test
        @DisplayName("it deals a round without asking anybody")
        void asksNobody() {
            playWith(
                    message -> altered(message, shuffle -> {
                        if (shuffle.getRound() > 1) {
                            shuffle.clear().setKind(ShuffleKind.SHUFFLE_KIND_FAIR);
                        }
                    }),
                    1);
            night.nextRound();
            night.pass(Shuffling.COMMIT_MILLIS);
            allFound(Kind.NO_LIST);
        }

        @Test
        @DisplayName("it publishes nothing, or a record that proves nothing")
        void publishesNothing() {
            List<UnaryOperator<@Nullable HostMessage>> ways = List.of(
                    message -> message == null || message.hasRevealed() ? null : message,
                    revealed(record -> "nonsense"),
                    revealed(record -> record.replaceAll("\"shuffle\":\\{.*\\}", "\"shuffle\":null}")));
            for (UnaryOperator<@Nullable HostMessage> way : ways) {
                FairTable table = new FairTable(PEOPLE, 3, Reveal.REVEAL_ROUND).withPeople(PEOPLE);
                table.lies(way);
                table.start();
                table.playRound();
                for (WitnessGuest guest : table.people) {
                    assertThat(guest.faults()).containsExactly(Kind.NOTHING_PUBLISHED);
                    assertThat(guest.shuffle().verdicts()).containsEntry(1, ShuffleState.Verdict.UNCHECKED);
                }
            }
        }

        @Test
        @DisplayName("it tells a match without shares that shares are never opened, once it is dealt")
        void changesItsMindAboutRevealing() {
            playWith(
                    message -> {
                        if (message.hasRevealed()) {
                            return null;
                        }
                        boolean settled = message.hasTable()
                                && message.getTable().getStage() == TableStage.TABLE_STAGE_BETWEEN_ROUNDS;
                        if (!settled) {
                            return message;
                        }
                        HostMessage.Builder changed = message.toBuilder();
                        changed.getTableBuilder().getOptionsBuilder().setReveal(Reveal.REVEAL_NEVER);
                        return changed.build();
                    },
                    1);
            allFound(Kind.TERMS_CHANGED, Kind.NOTHING_PUBLISHED);
        }

        private void playWith(UnaryOperator<@Nullable HostMessage> lie, int rounds) {
            night.withPeople(PEOPLE);
            night.lies(lie);
            night.start();
            for (int round = 1; round <= rounds; round++) {
                night.playRound();
                if (round < rounds) {
                    night.nextRound();
                }
            }
        }

        private void allFound(Kind... kinds) {
            night.people.forEach(
                    guest -> assertThat(guest.faults()).as(guest.name()).containsExactly(kinds));
        }

        private void allFoundAmong(Kind kind) {
            night.people.forEach(
                    guest -> assertThat(guest.faults()).as(guest.name()).contains(kind));
        }
    }

    /** Alters what a record says, and takes its digest away, which would show it at once. */
    private static UnaryOperator<@Nullable HostMessage> revealed(UnaryOperator<String> how) {
        return message -> {
            if (message == null || !message.hasRevealed()) {
                return message;
            }
            HostMessage.Builder changed = message.toBuilder();
            for (int i = 0; i < message.getRevealed().getRecordsCount(); i++) {
                String bare = message.getRevealed().getRecords(i).replaceAll(",\"digest\":\"[0-9a-f]*\"", "");
                changed.getRevealedBuilder().setRecords(i, how.apply(bare));
            }
            return changed.build();
        };
    }

    private static HostMessage altered(HostMessage message, Consumer<Shuffle.Builder> how) {
        if (!message.hasTable()) {
            return message;
        }
        HostMessage.Builder changed = message.toBuilder();
        how.accept(changed.getTableBuilder().getShuffleBuilder());
        return changed.build();
    }

    private static HostMessage without(HostMessage message) {
        HostMessage.Builder changed = message.toBuilder();
        changed.getTableBuilder().clearShuffle();
        return changed.build();
    }

    private static String withSwappedHands(String record) {
        RoundRecord read = RecordJson.read(record);
        String first = "\"" + read.deal().hands().get(0) + "\"";
        String second = "\"" + read.deal().hands().get(1) + "\"";
        return record.replace(first, "FIRST").replace(second, first).replace("FIRST", second);
    }

    private static String withoutSeatOne(String record) {
        String seat = proof(RecordJson.read(record))
                .shares()
                .seats()
                .get(1)
                .orElseThrow()
                .toHex();
        return record.replaceAll("\\{\"commitment\":\"[0-9a-f]{64}\",\"share\":\"" + seat + "\"\\}", "null");
    }

    private static String shareOf(String record) {
        return proof(RecordJson.read(record)).shares().host().toHex();
    }

    private static String commitmentOf(String record) {
        return proof(RecordJson.read(record)).list().host().toHex();
    }

    private static String replaced(String text, String old, String other) {
        assertThat(text).contains(old);
        return text.replace(old, other);
    }

    private static ShuffleProof proof(RoundRecord record) {
        return ShuffleJson.read(record).orElseThrow();
    }

    private List<RoundRecord> records(int seat) {
        return night.people.get(seat).state().revealed().stream()
                .map(RecordJson::read)
                .toList();
    }

    private static void assertRight(WitnessGuest guest) {
        assertThat(guest.faults()).as(guest.name()).isEmpty();
        assertThat(guest.shuffle().verdicts().values())
                .as(guest.name())
                .isNotEmpty()
                .containsOnly(ShuffleState.Verdict.RIGHT);
        ProofCheck verifier = new ProofCheck();
        guest.state().revealed().stream()
                .map(RecordJson::read)
                .forEach(record ->
                        assertThat(verifier.faults(record, proof(record))).isEmpty());
    }

    private ByteString token(int seat) {
        return ByteString.copyFromUtf8("t" + (seat + 1));
    }

    private TableStage stage() {
        return night.table().summary(night.now).getStage();
    }

    private Shuffle shuffleOf(int seat) {
        List<HostMessage> received = night.people.get(seat).received();
        for (int i = received.size() - 1; i >= 0; i--) {
            if (received.get(i).hasTable()) {
                return received.get(i).getTable().getShuffle();
            }
        }
        throw new AssertionError("no update");
    }

    /** Whether a message is what the client of a seat would say, by its commitment or share. */
    private boolean isFrom(ClientMessage message, int seat) {
        return night.people.get(seat).isSaying(message);
    }

    private static boolean contains(ByteString all, ByteString part) {
        for (int i = 0; i + part.size() <= all.size(); i++) {
            if (all.substring(i, i + part.size()).equals(part)) {
                return true;
            }
        }
        return false;
    }
}
