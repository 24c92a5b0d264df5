package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;
import static org.tiengow.host.table.Refusals.assertRefused;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.client.shuffle.RecordEvidence;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.SignRecord;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("The records of a table")
@Tag("slow")
class SignedTableTest {
    private static final int ROUNDS = 3;

    @TempDir
    private Path folder;

    private ShuffleHouse house = new ShuffleHouse(4);

    /** The owner, two people and a page. */
    private void begin(Reveal reveal) {
        TableRules rules = TableRules.named("pagat").with(Parameter.ROUNDS, ROUNDS);
        house = new ShuffleHouse(rules, 4, options -> options.setReveal(reveal), folder, 7)
                .withPeople(3)
                .withPages(1);
        house.dealsAlone = reveal == Reveal.REVEAL_NEVER;
        house.start();
    }

    private List<String> lines() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.toList();
            assertThat(all).hasSize(1);
            return Files.readAllLines(all.get(0));
        }
    }

    /** Each signature in the file, checked, as round, name and whether the end was seen. */
    private List<String> signatures() throws IOException {
        List<String> signed = new ArrayList<>();
        for (String line : lines()) {
            for (RecordChain.Signature each : RecordChain.read(line).signatures()) {
                ShufflePlayer signer = house.players.stream()
                        .filter(player -> player.identity().orElseThrow().hex().equals(each.key()))
                        .findFirst()
                        .orElseThrow();
                assertThat(ShuffleSignatures.isRecord(
                                each.key(),
                                each.saw(),
                                RecordChain.read(lines().get(each.round() - 1)).digest(),
                                each.signature()))
                        .isTrue();
                signed.add(each.round() + " " + signer.name() + (each.saw() ? "" : " unseen"));
            }
        }
        return signed;
    }

    /** All records are right in themselves, and each names the one before. */
    private List<RecordEvidence> check() throws IOException {
        List<RecordEvidence> all = new ArrayList<>();
        RecordCheck checks = new RecordCheck();
        for (String line : lines()) {
            RecordEvidence shown = checks.evidence(line).orElseThrow();
            assertThat(shown.faults()).isEmpty();
            assertThat(shown.round()).isEqualTo(all.size() + 1);
            assertThat(Optional.ofNullable(shown.before()))
                    .isEqualTo(
                            all.isEmpty()
                                    ? Optional.empty()
                                    : Optional.of(all.get(all.size() - 1).digest()));
            all.add(shown);
        }
        return all;
    }

    @Test
    @DisplayName("are right, joined, and signed by the people whose links are in them")
    void aNight() throws IOException {
        begin(Reveal.REVEAL_ROUND);
        house.playRounds(ROUNDS);
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        assertThat(check()).hasSize(ROUNDS).allSatisfy(shown -> {
            assertThat(shown.isWholeAndRight()).isTrue();
            assertThat(shown.links()).containsOnlyKeys(1, 2);
            assertThat(shown.programs()).containsValues("P1", "P2");
            assertThat(shown.keys().get(1))
                    .isEqualTo(house.player(1).key().identity().hex());
        });
        assertThat(signatures()).containsExactly("1 P1", "1 P2", "2 P1", "2 P2", "3 P1", "3 P2");
    }

    @Test
    @DisplayName("are signed at the match's end, all of them, where they are public then")
    void atTheEnd() throws IOException {
        begin(Reveal.REVEAL_MATCH);
        house.playRounds(2);
        assertThat(signatures()).isEmpty();
        house.nextRound();
        house.playRound();
        assertThat(check()).hasSize(ROUNDS);
        assertThat(signatures()).containsExactlyInAnyOrder("1 P1", "1 P2", "2 P1", "2 P2", "3 P1", "3 P2");
        for (int round = 1; round <= ROUNDS; round++) {
            assertThat(house.player(1).verdict(round)).isEqualTo(Verdict.TICK);
        }
    }

    @Test
    @DisplayName("are written with their signatures once, where they are all signed at the match's end")
    void writtenOnce() throws IOException {
        begin(Reveal.REVEAL_MATCH);
        List<ClientMessage> held = new ArrayList<>();
        house.arrives = (player, message) ->
                !message.hasSignRecord() || player != house.player(2) || held.isEmpty() && !held.add(message);
        house.playRounds(ROUNDS);
        assertThat(signatures()).isEmpty();
        assertThat(house.table.isSignatureAwaited()).isTrue();
        assertThat(house.kept.getMatch().getSignaturesList()).hasSize(ROUNDS);
        house.arrives = (player, message) -> true;
        house.comesBack(2);
        assertThat(house.table.isSignatureAwaited()).isFalse();
        assertThat(signatures()).containsExactlyInAnyOrder("1 P1", "1 P2", "2 P1", "2 P2", "3 P1", "3 P2");
    }

    @Test
    @DisplayName("are written with their signatures when the host ends, whoever has not signed")
    void writtenAtTheEnd() throws IOException {
        begin(Reveal.REVEAL_MATCH);
        house.arrives = (player, message) -> !message.hasSignRecord() || player != house.player(2);
        house.playRounds(ROUNDS);
        house.ends();
        assertThat(signatures()).containsExactlyInAnyOrder("1 P1", "2 P1", "3 P1");
    }

    @Test
    @DisplayName("are not signed, and say nothing of a shuffle, where they are never public")
    void never() throws IOException {
        begin(Reveal.REVEAL_NEVER);
        house.playRounds(ROUNDS);
        assertThat(lines())
                .hasSize(ROUNDS)
                .allSatisfy(line -> assertThat(new RecordCheck().evidence(line)).isEmpty());
        assertThat(signatures()).isEmpty();
    }

    @Test
    @DisplayName("hold together over restarts, and hold each signature once, whoever was started again")
    void startedAgain() throws IOException {
        begin(Reveal.REVEAL_ROUND);
        for (int round = 1; round <= ROUNDS; round++) {
            house.isKilled();
            restartPrograms();
            house.playRound();
            house.isKilled();
            restartPrograms();
            house.nextRound();
        }
        assertThat(check()).hasSize(ROUNDS);
        assertThat(signatures()).containsExactlyInAnyOrder("1 P1", "1 P2", "2 P1", "2 P2", "3 P1", "3 P2");
        house.players.forEach(player -> assertThat(player.alarms()).isEmpty());
    }

    private void restartPrograms() {
        for (int seat = 0; seat < house.players.size(); seat++) {
            house.loses(seat);
            house.comesBack(seat, house.player(seat).startedAgain());
        }
    }

    @Test
    @DisplayName("say of a signature that its program did not see the round end")
    void unseen() throws IOException {
        begin(Reveal.REVEAL_ROUND);
        house.loses(1);
        house.playRound();
        house.nextRound();
        house.comesBack(1);
        house.playRound();
        assertThat(signatures()).containsExactlyInAnyOrder("1 P1 unseen", "1 P2");
        house.nextRound();
        house.playRound();
        assertThat(house.player(1).verdict(3)).as("played for it").isEqualTo(Verdict.DEBTS);
        house.ends(); // and waits for its signature no longer
        assertThat(signatures()).doesNotContain("3 P1").contains("3 P2");
    }

    @Test
    @DisplayName("are signed by nobody who has no tick")
    void withoutATick() throws IOException {
        begin(Reveal.REVEAL_ROUND);
        house.playRound();
        house.player(1).links = false;
        house.nextRound();
        house.pass(5_000);
        house.playRound();
        house.player(1).links = true;
        house.nextRound();
        assertThat(signatures()).containsExactly("1 P1", "1 P2");
        house.playRound();
        assertThat(signatures()).containsExactly("1 P1", "1 P2", "2 P2", "3 P1", "3 P2");
    }

    private SignRecord signed(ShufflePlayer player, int round, boolean saw) throws IOException {
        return signed(player.key(), round, saw);
    }

    private SignRecord signed(IdentityKey key, int round, boolean saw) throws IOException {
        return SignRecord.newBuilder()
                .setMatch(house.kept.getMatch().getId())
                .setRound(round)
                .setSaw(saw)
                .setSignature(ShuffleTranslator.bytes(ShuffleSignatures.record(
                        key, saw, RecordChain.read(lines().get(round - 1)).digest())))
                .build();
    }

    @Test
    @DisplayName(
            "take no signature that is not right, of another round or match, or of somebody whose link is not in it")
    void refused() throws IOException {
        begin(Reveal.REVEAL_ROUND);
        house.arrives = (player, message) -> !message.hasSignRecord();
        house.playRounds(2);
        ShufflePlayer mei = house.player(1);
        SignRecord right = signed(mei, 1, true);
        for (SignRecord wrong : List.of(
                right.toBuilder().setMatch("0123").build(),
                right.toBuilder().setRound(0).build(),
                right.toBuilder().setRound(3).build(),
                right.toBuilder().setRound(-1).build())) {
            assertRefused(house.table.signRecord(mei, wrong), RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        }
        for (SignRecord wrong : List.of(
                right.toBuilder().setSaw(false).build(),
                right.toBuilder().setRound(2).build(),
                right.toBuilder().clearSignature().build(),
                right.toBuilder()
                        .setSignature(ByteString.copyFrom(new byte[64]))
                        .build(),
                signed(house.player(2), 1, true))) {
            assertRefused(house.table.signRecord(mei, wrong), RefusalReason.REFUSAL_REASON_BAD_IDENTITY);
        }
        for (int seat : List.of(0, 3)) { // the host's link is the owner's, and a page gives none
            assertRefused(
                    house.table.signRecord(house.player(seat), signed(house.player(seat), 1, true)),
                    RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        }
        assertGranted(house.table.signRecord(mei, right));
        assertGranted(house.table.signRecord(mei, right));
        assertGranted(house.table.signRecord(mei, signed(mei, 1, false)));
        assertGranted(house.table.signRecord(mei, signed(mei, 2, false)));
        house.nextRound();
        house.playRound();
        assertThat(signatures()).containsExactly("1 P1", "2 P1 unseen");
    }

    @Test
    @DisplayName("take so few signatures at once that the next record fits a message")
    void tooMany() throws IOException {
        TableRules rules = TableRules.named("pagat").with(Parameter.ROUNDS, 30);
        house = new ShuffleHouse(rules, 4, options -> options, folder, 7)
                .withPeople(2)
                .withPages(2);
        house.arrives = (player, message) -> !message.hasSignRecord();
        house.start();
        house.playRounds(26);
        ShufflePlayer mei = house.player(1);
        for (int round = 1; round <= 24; round++) {
            assertGranted(house.table.signRecord(mei, signed(mei, round, true)));
        }
        assertRefused(house.table.signRecord(mei, signed(mei, 25, true)), RefusalReason.REFUSAL_REASON_TOO_FAST);
        assertGranted(house.table.signRecord(mei, signed(mei, 24, true)));
        house.nextRound();
        house.playRound();
        assertThat(lines().get(26).length()).isLessThan(16_384);
        assertGranted(house.table.signRecord(mei, signed(mei, 25, true)));
        assertThat(signatures()).hasSize(24);
    }

    @Test
    @DisplayName("take no signature before they are public")
    void tooEarly() throws IOException {
        begin(Reveal.REVEAL_MATCH);
        house.playRounds(2);
        assertRefused(
                house.table.signRecord(house.player(1), signed(house.player(1), 1, true)),
                RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        assertThat(house.table.isSignatureAwaited()).isFalse();
    }

    @Test
    @DisplayName("are waited for when the match is over, as long as somebody here has yet to sign the last")
    void awaited() {
        begin(Reveal.REVEAL_ROUND);
        List<ClientMessage> held = new ArrayList<>();
        house.arrives =
                (player, message) -> !message.hasSignRecord() || player != house.player(1) || !held.add(message);
        house.playRounds(2);
        assertThat(house.table.isSignatureAwaited()).isFalse();
        house.nextRound();
        house.playRound();
        assertThat(house.table.isSignatureAwaited()).isTrue();
        house.comesBack(1);
        house.arrives = (player, message) -> true;
        house.comesBack(1);
        assertThat(house.table.isSignatureAwaited()).isFalse();
        assertThat(held).isNotEmpty();
    }
}
