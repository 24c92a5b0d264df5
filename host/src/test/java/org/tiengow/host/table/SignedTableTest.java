package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
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
import org.tiengow.client.json.Members;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.shuffle.ShuffleFault;
import org.tiengow.client.shuffle.ShuffleState.Verdict;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.SignRecord;
import org.tiengow.protocol.wire.TableStage;
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
    @DisplayName(
            "take no signature that is not right, of another round, of what is not public, or of somebody who was not there")
    void refused() throws IOException {
        FairTable night = night(2, Reveal.REVEAL_MATCH);
        WitnessGuest owner = night.people.get(0);
        WitnessGuest mei = night.people.get(1);
        night.arrives = message -> !message.hasSignRecord();
        night.playRound();
        SignRecord early = SignRecord.newBuilder()
                .setMatch(mei.state().atTable().orElseThrow().match())
                .setRound(1)
                .setSignature(ByteString.copyFrom(new byte[64]))
                .build();
        assertThat(night.table().signRecord(mei, early).isGranted()).isFalse();
        night.nextRound();
        night.playRound();
        SignRecord wrong = early.toBuilder().setRound(2).build();
        for (WitnessGuest guest : night.people) {
            assertThat(night.table().signRecord(guest, wrong).isGranted()).isFalse();
        }
        owner.key = IdentityKey.fresh(); // as that of somebody who sits down after the round
        assertThat(night.table().signRecord(owner, signed(owner.key)).isGranted())
                .isFalse();
        assertThat(signatures(lines())).isEmpty();
        assertThat(night.table().signRecord(mei, signed(MEI)).isGranted()).isTrue();
        List<String> once = lines();
        assertThat(night.table().signRecord(mei, signed(MEI)).isGranted()).isTrue();
        assertThat(lines()).isEqualTo(once);
        assertThat(signatures(once)).hasSize(1);
    }

    private SignRecord signed(IdentityKey key) throws IOException {
        RoundRecord last = RecordJson.read(lines().get(1));
        return SignRecord.newBuilder()
                .setMatch(last.match())
                .setRound(2)
                .setSignature(ByteString.copyFrom(ShuffleSignatures.record(
                        key, RecordChain.read(lines().get(1)).digest())))
                .build();
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
        List<ClientMessage> said = heard(night);
        night.lies(message -> message != null && message.hasRevealed()
                ? revealing(message, withAnotherCourse(message.getRevealed().getRecordsList()))
                : message);
        night.playRound();
        assertThat(night.people.get(1).faults()).contains(ShuffleFault.Kind.RECORD_DIFFERS);
        assertThat(night.people.get(1).shuffle().verdictOf(1)).contains(Verdict.RIGHT);
        assertThat(said).noneMatch(ClientMessage::hasSignRecord);
    }

    @Test
    @DisplayName("a host that shows a round settled while it still calls it played is held to what it has shown")
    void anotherCourseThanWasShownTooEarly() {
        FairTable night = night(2, Reveal.REVEAL_ROUND);
        List<HostMessage> shown = new ArrayList<>();
        List<HostMessage> held = new ArrayList<>();
        night.people.get(1).lied(message -> {
            if (message != null && message.hasRevealed()) {
                held.add(revealing(
                        message, withAnotherCourse(message.getRevealed().getRecordsList())));
                return null;
            }
            if (message == null || !message.getTable().getView().hasResult()) {
                return message;
            }
            if (!shown.isEmpty() && !held.isEmpty()) {
                return held.remove(0);
            }
            HostMessage.Builder changed = message.toBuilder();
            if (shown.isEmpty()) {
                shown.add(message);
                changed.getTableBuilder().setStage(TableStage.TABLE_STAGE_PLAYING);
            } else {
                changed.getTableBuilder().clearView();
            }
            return changed.build();
        });
        night.playRound();
        night.nextRound();
        assertThat(night.people.get(1).faults()).contains(ShuffleFault.Kind.RECORD_DIFFERS);
    }

    @Test
    @DisplayName(
            "a host that publishes another course of an earlier round at the match's end is found out, and gets no signature")
    void anotherCourseEarlier() {
        FairTable night = night(3, Reveal.REVEAL_MATCH);
        List<ClientMessage> said = heard(night);
        night.lies(message -> message != null && message.hasRevealed()
                ? revealing(
                        message, joined(withAnotherCourse(message.getRevealed().getRecordsList())))
                : message);
        play(night, 3);
        assertThat(night.people.get(1).faults()).contains(ShuffleFault.Kind.RECORD_DIFFERS);
        assertThat(said).noneMatch(ClientMessage::hasSignRecord);
    }

    @Test
    @DisplayName(
            "a host that publishes a record of another match in between does not make anybody forget the one before")
    void anotherMatchInBetween() {
        FairTable night = night(3, Reveal.REVEAL_ROUND);
        List<ClientMessage> said = heard(night);
        List<String> told = new ArrayList<>();
        night.people.get(1).lied(message -> {
            if (message == null || !message.hasRevealed()) {
                return message;
            }
            told.add(message.getRevealed().getRecords(0));
            if (told.size() != 2) {
                return message;
            }
            List<String> other = joined(withAnotherCourse(told));
            JsonObject stranger = JsonParser.parseString(told.get(0)).getAsJsonObject();
            stranger.addProperty("match", "0123456789abcdef");
            stranger.remove("digest");
            return revealing(message, List.of(Members.oneLine(stranger), other.get(1)));
        });
        night.playRound();
        night.nextRound();
        said.clear();
        night.playRound();
        assertThat(night.people.get(1).faults()).contains(ShuffleFault.Kind.RECORD_DIFFERS);
        assertThat(said).filteredOn(ClientMessage::hasSignRecord).as("Bo's").hasSize(1);
    }

    @Test
    @DisplayName("whoever did not see how a round ended signs no record of its match any more, and raises no alarm")
    void endNotSeen() throws IOException {
        FairTable night = night(3, Reveal.REVEAL_ROUND);
        night.people.get(1).lied(message -> {
            if (message == null
                    || !message.hasTable()
                    || message.getTable().getRoundsCount() != 1
                    || !message.getTable().getView().hasResult()) {
                return message;
            }
            HostMessage.Builder changed = message.toBuilder();
            changed.getTableBuilder().clearView();
            return changed.build();
        });
        night.playRound();
        night.nextRound();
        play(night, 2);
        assertNoFaults(night);
        assertThat(signatures(lines()))
                .extracting(RecordChain.Signature::key)
                .containsOnly(BO.identity().hex());
    }

    private static List<ClientMessage> heard(FairTable night) {
        List<ClientMessage> said = new ArrayList<>();
        night.arrives = message -> {
            said.add(message);
            return true;
        };
        return said;
    }

    private static HostMessage revealing(HostMessage message, List<String> lines) {
        HostMessage.Builder changed = message.toBuilder();
        changed.getRevealedBuilder().clearRecords().addAllRecords(lines);
        return changed.build();
    }

    /** The first of them with a set turned over. */
    private static List<String> withAnotherCourse(List<String> lines) {
        List<String> changed = new ArrayList<>(lines);
        changed.replaceAll(line -> line.replaceAll(",\"digest\":\"[0-9a-f]*\"", ""));
        changed.set(0, changed.get(0).replaceFirst("\"faceDown\":true", "\"faceDown\":false"));
        assertThat(changed.get(0))
                .doesNotStartWith(lines.get(0).substring(0, lines.get(0).indexOf("\"digest\"")));
        return changed;
    }

    /** Each with the digest of the one before, whatever that is. */
    private static List<String> joined(List<String> lines) {
        List<String> joined = new ArrayList<>(lines);
        for (int line = 1; line < joined.size(); line++) {
            JsonObject record = JsonParser.parseString(joined.get(line)).getAsJsonObject();
            record.addProperty(
                    RecordChain.BEFORE,
                    RecordChain.read(joined.get(line - 1)).digest().toHex());
            joined.set(line, Members.oneLine(record));
        }
        return joined;
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
