package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.check.RecordVerifier;
import org.tiengow.client.check.RoundVerdict;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.shuffle.ShuffleFault;
import org.tiengow.client.shuffle.ShuffleState.Verdict;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.SignRecord;
import org.tiengow.protocol.wire.TableUpdate;

/** Two people whose programs sign, one without a key, and a page; and what their host writes down. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@DisplayName("The records of a table with people who sign")
class SignedTableTest {
    private static final IdentityKey MEI = IdentityKey.fresh();
    private static final IdentityKey BO = IdentityKey.fresh();

    @TempDir
    private Path folder;

    private FairTable night(int rounds, Reveal reveal) {
        FairTable night = new FairTable(4, rounds, reveal, folder)
                .withPeople(1)
                .withSigner("Mei", MEI)
                .withSigner("Bo", BO)
                .withPages(1);
        night.start();
        return night;
    }

    private static void play(FairTable night, int rounds) {
        for (int round = 1; round <= rounds; round++) {
            night.playRound();
            night.nextRound();
        }
    }

    @Test
    @DisplayName("are signed by all who have keys, the last one too, and so right")
    void aNight() throws IOException {
        FairTable night = night(3, Reveal.REVEAL_ROUND);
        night.playRound();
        assertThat(night.people.get(0).shuffle().lists().get(1).signed())
                .as("whose names the tick shows")
                .containsExactly(1, 2);
        night.nextRound();
        play(night, 2);
        assertNoFaults(night);
        assertThat(verdicts()).hasSize(3).allMatch(RoundVerdict::isRight);
        assertThat(verdicts().get(2).toString())
                .contains(MEI.identity().hex(), BO.identity().hex(), "seat 0: took part, unsigned")
                .doesNotContain("seat 3:");
    }

    @Test
    @DisplayName("are signed at the match's end when they are public then")
    void atTheEnd() throws IOException {
        FairTable night = night(3, Reveal.REVEAL_MATCH);
        night.playRound();
        assertThat(signatures(lines())).isEmpty();
        night.nextRound();
        play(night, 2);
        assertNoFaults(night);
        assertThat(signatures(lines())).extracting(RecordChain.Signature::round).containsExactly(3, 3);
        assertThat(verdicts()).hasSize(3).allMatch(RoundVerdict::isRight);
    }

    @Test
    @DisplayName("are not signed when they are never public, and their digests never leave the host")
    void never() throws IOException {
        FairTable night = night(2, Reveal.REVEAL_NEVER);
        play(night, 2);
        assertNoFaults(night);
        List<RoundVerdict> verdicts = verdicts();
        assertThat(verdicts).hasSize(2).allMatch(RoundVerdict::matches).noneMatch(RoundVerdict::isRight);
        assertThat(verdicts.get(0).toString())
                .contains("nobody has signed what was played", MEI.identity().hex());
        for (String line : lines()) {
            byte[] digest = RecordChain.read(line).digest().toArray();
            assertThat(night.people)
                    .allMatch(guest ->
                            guest.received().stream().noneMatch(message -> contains(message.toByteArray(), digest)));
        }
    }

    @Test
    @DisplayName("hold together when the host is started again, in a round and after the last one")
    void startedAgain() throws IOException {
        FairTable night = night(3, Reveal.REVEAL_ROUND);
        night.playRound();
        night.goesOnElsewhere(seat -> true);
        night.nextRound();
        night.goesOnElsewhere(seat -> true);
        night.playRound();
        night.nextRound();
        night.playRound();
        night.goesOnElsewhere(seat -> true);
        assertNoFaults(night);
        assertThat(verdicts()).hasSize(3).allMatch(RoundVerdict::isRight);
    }

    @Test
    @DisplayName("take no signature that is not right, of another round, or of what is not public")
    void refused() {
        FairTable night = night(2, Reveal.REVEAL_MATCH);
        night.playRound();
        SignRecord early = SignRecord.newBuilder()
                .setMatch(night.people.get(1).state().atTable().orElseThrow().match())
                .setRound(1)
                .setSignature(ByteString.copyFrom(new byte[64]))
                .build();
        assertThat(night.table().signRecord(night.people.get(1), early).isGranted())
                .isFalse();
        night.nextRound();
        night.playRound();
        SignRecord wrong = early.toBuilder().setRound(2).build();
        assertThat(night.table().signRecord(night.people.get(1), wrong).isGranted())
                .isFalse();
        assertThat(night.table().signRecord(night.people.get(0), wrong).isGranted())
                .isFalse();
        assertThat(night.table().signRecord(night.people.get(3), wrong).isGranted())
                .isFalse();
    }

    @Test
    @DisplayName("a host that exchanges names beside the list is found out, and gets no signature")
    void namesExchanged() {
        FairTable night = new FairTable(4, 2, Reveal.REVEAL_ROUND, folder)
                .withPeople(1)
                .withSigner("Mei", MEI)
                .withSigner("Bo", BO)
                .withPages(1);
        List<ClientMessage> said = new ArrayList<>();
        night.arrives = said::add;
        night.lies(SignedTableTest::exchanged);
        night.start();
        night.playRound();
        assertThat(said)
                .filteredOn(ClientMessage::hasGiveShare)
                .allMatch(message -> message.getGiveShare().getSignature().isEmpty());
        assertThat(night.people.get(1).faults()).contains(ShuffleFault.Kind.PEOPLE_DIFFER);
        assertThat(night.people.get(2).faults()).contains(ShuffleFault.Kind.PEOPLE_DIFFER);
    }

    @Test
    @DisplayName("a host that drops a signature is found out by whoever gave it")
    void signatureDropped() {
        FairTable night = night(2, Reveal.REVEAL_ROUND);
        night.playRound();
        night.lies(message -> {
            if (message == null
                    || !message.hasTable()
                    || message.getTable().getShuffle().getSeatsCount() < 4) {
                return message;
            }
            HostMessage.Builder changed = message.toBuilder();
            changed.getTableBuilder().getShuffleBuilder().getSeatsBuilder(1).clearSignature();
            return changed.build();
        });
        night.nextRound();
        night.playRound();
        assertThat(night.people.get(1).faults()).contains(ShuffleFault.Kind.SIGNATURE_WRONG);
    }

    @Test
    @DisplayName("a host that publishes another course of a round is found out, and gets no signature for it")
    void anotherCourse() {
        FairTable night = night(2, Reveal.REVEAL_ROUND);
        List<ClientMessage> said = new ArrayList<>();
        night.arrives = message -> {
            said.add(message);
            return true;
        };
        night.lies(message -> {
            if (message == null || !message.hasRevealed()) {
                return message;
            }
            HostMessage.Builder changed = message.toBuilder();
            String line = message.getRevealed().getRecords(0).replaceAll(",\"digest\":\"[0-9a-f]*\"", "");
            changed.getRevealedBuilder().setRecords(0, line.replaceFirst("\"faceDown\":true", "\"faceDown\":false"));
            return changed.build();
        });
        night.playRound();
        assertThat(night.people.get(1).faults()).contains(ShuffleFault.Kind.RECORD_DIFFERS);
        assertThat(night.people.get(1).shuffle().verdictOf(1)).contains(Verdict.RIGHT);
        assertThat(said).noneMatch(ClientMessage::hasSignRecord);
    }

    private static HostMessage exchanged(HostMessage message) {
        if (message == null || !message.hasTable()) {
            return message;
        }
        TableUpdate.Builder table = message.getTable().toBuilder();
        if (table.getShuffle().getSeatsCount() == 4
                && !table.getShuffle().getSeats(1).getName().isEmpty()) {
            var seats = table.getShuffleBuilder();
            String one = seats.getSeats(1).getName();
            seats.getSeatsBuilder(1).setName(seats.getSeats(2).getName());
            seats.getSeatsBuilder(2).setName(one);
        }
        return message.toBuilder().setTable(table).build();
    }

    private static void assertNoFaults(FairTable night) {
        night.people.forEach(
                guest -> assertThat(guest.faults()).as(guest.name()).isEmpty());
    }

    private List<String> lines() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.toList();
            assertThat(all).hasSize(1);
            return Files.readAllLines(all.get(0));
        }
    }

    private static List<RecordChain.Signature> signatures(List<String> lines) {
        return lines.stream()
                .flatMap(line -> RecordChain.read(line).signatures().stream())
                .collect(Collectors.toList());
    }

    private List<RoundVerdict> verdicts() throws IOException {
        RecordVerifier verifier = new RecordVerifier(Map.of(BO.identity().hex(), "Bo"), key -> "six words");
        List<RoundVerdict> verdicts = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                assertThat(verifier.collect(file)).isEmpty();
                assertThat(verifier.check(file, verdicts::add)).isEmpty();
            }
        }
        return verdicts;
    }

    private static boolean contains(byte[] whole, byte[] part) {
        for (int from = 0; from + part.length <= whole.length; from++) {
            if (Arrays.equals(whole, from, from + part.length, part, 0, part.length)) {
                return true;
            }
        }
        return false;
    }
}
