package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.records.KeptRounds;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.Named;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.Takeover;

@DisplayName("What became of an opened link")
@Tag("slow")
class OwedRecordsTest {
    @TempDir
    private Path folder;

    private ShuffleHouse house = new ShuffleHouse(3);

    private void begin(Reveal reveal) {
        house = new ShuffleHouse(3, options -> options.setReveal(reveal)).withPeople(3);
        house.start();
    }

    private void beginWithFolder(Reveal reveal) {
        TableRules rules = TableRules.named("ming").with(Parameter.ROUNDS, 5);
        house = new ShuffleHouse(rules, 3, options -> options.setReveal(reveal), folder, 7).withPeople(3);
        house.start();
    }

    /** The link of a round of the match that is played. */
    private LinkName link(int round) {
        return LinkName.newBuilder()
                .setHost(house.kept.getShuffle().getHost())
                .setMatch(house.kept.getShuffle().getMatch())
                .setEpoch(house.kept.getShuffle().getEpoch())
                .setRound(round)
                .build();
    }

    private LinkState state(LinkName link) {
        LinkAnswer answer = house.answer(link);
        assertThat(answer.getLink()).isEqualTo(link);
        assertThat(answer.getRecord().isEmpty()).isEqualTo(answer.getState() != LinkState.LINK_STATE_RECORD);
        return answer.getState();
    }

    @Test
    @DisplayName("is in play until the round is over, then its record is shown")
    void record() {
        begin(Reveal.REVEAL_ROUND);
        assertThat(state(link(1))).isEqualTo(LinkState.LINK_STATE_IN_PLAY);
        assertThat(house.answer(link(1)).getTable()).isZero();
        house.playRound();
        house.player(1).links = false;
        house.nextRound();
        assertThat(state(link(1))).isEqualTo(LinkState.LINK_STATE_RECORD);
        assertThat(house.answer(link(1)).getRecord())
                .isEqualTo(house.player(1).records().get(0));
        assertThat(state(link(2))).as("its list is told").isEqualTo(LinkState.LINK_STATE_IN_PLAY);
        assertThat(state(link(3))).isEqualTo(LinkState.LINK_STATE_UNKNOWN);
        house.pass(5_000);
        house.playRound();
        assertThat(state(link(2))).isEqualTo(LinkState.LINK_STATE_RECORD);
    }

    @Test
    @DisplayName("is in play until the match is over, where records are public then")
    void recordAtTheEnd() {
        begin(Reveal.REVEAL_MATCH);
        house.playRounds(2);
        assertThat(state(link(1))).isEqualTo(LinkState.LINK_STATE_IN_PLAY);
        assertThat(state(link(2))).isEqualTo(LinkState.LINK_STATE_IN_PLAY);
        assertGranted(house.table.endMatch(house.now));
        house.settle();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        assertThat(state(link(1))).isEqualTo(LinkState.LINK_STATE_RECORD);
        assertThat(state(link(2))).isEqualTo(LinkState.LINK_STATE_RECORD);
    }

    @Test
    @DisplayName("is not known of another match or host, nor of a round that was not shuffled for")
    void unknown() {
        begin(Reveal.REVEAL_ROUND);
        assertThat(state(link(0))).isEqualTo(LinkState.LINK_STATE_UNKNOWN);
        assertThat(state(link(2))).isEqualTo(LinkState.LINK_STATE_UNKNOWN);
        assertThat(state(link(1).toBuilder().setMatch("0123").build())).isEqualTo(LinkState.LINK_STATE_UNKNOWN);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @DisplayName("is answered for earlier matches from the folder of records, or from memory at a host without one")
    void earlierMatches(boolean withFolder) throws IOException {
        if (withFolder) {
            beginWithFolder(Reveal.REVEAL_MATCH);
        } else {
            begin(Reveal.REVEAL_MATCH);
        }
        house.playRound();
        LinkName first = link(1);
        assertGranted(house.table.endMatch(house.now));
        house.settle();
        String record = house.player(1).records().get(0);
        house.start();
        assertThat(state(first)).isEqualTo(LinkState.LINK_STATE_RECORD);
        assertThat(house.answer(first).getRecord()).isEqualTo(record);
        assertThat(state(first.toBuilder().setRound(2).build())).isEqualTo(LinkState.LINK_STATE_UNKNOWN);
        assertThat(state(first.toBuilder().setEpoch(1).build())).isEqualTo(LinkState.LINK_STATE_UNKNOWN);

        house.rounds = new KeptRounds(withFolder ? folder : null); // as after a restart
        assertThat(state(first)).isEqualTo(withFolder ? LinkState.LINK_STATE_RECORD : LinkState.LINK_STATE_UNKNOWN);
    }

    @Test
    @DisplayName(
            "is answered without the signatures that stand behind the last record of a match: they may be too long for a message")
    void signedLast() throws IOException {
        beginWithFolder(Reveal.REVEAL_ROUND);
        house.playRound();
        LinkName first = link(1);
        assertGranted(house.table.endMatch(house.now));
        house.settle();
        String record = house.player(1).records().get(0);
        try (Stream<Path> files = Files.list(folder)) {
            String line = Files.readString(files.findFirst().orElseThrow()).strip();
            assertThat(line).isNotEqualTo(record);
            assertThat(RecordChain.read(line).signatures()).hasSize(2);
        }
        house.start();
        assertThat(house.answer(first).getRecord()).isEqualTo(record);
    }

    private Succession handedOver() throws IOException {
        HostTls here = HostTls.passing();
        Named named = Named.newBuilder()
                .setMatch(link(1).getMatch())
                .setFrom(ByteString.copyFrom(here.fingerprint()))
                .setTo(HostOffer.newBuilder().setFingerprint(ByteString.copyFrom(new byte[32])))
                .build();
        return Succession.newBuilder()
                .addTakeovers(Takeover.newBuilder().setNamed(SuccessionSignatures.seal(here, named)))
                .build();
    }

    @Test
    @DisplayName("is answered with the proof where a match went that was handed over, unless its record is there")
    void went() throws IOException {
        beginWithFolder(Reveal.REVEAL_ROUND);
        Succession proof = handedOver();
        house.rounds.went(link(1).getMatch(), proof);
        house.rounds.went("", proof);

        LinkName lost = link(2);
        for (KeptRounds kept : List.of(house.rounds, new KeptRounds(folder))) {
            LinkAnswer answer = kept.answer(lost, Optional.empty());
            assertThat(answer.getState()).isEqualTo(LinkState.LINK_STATE_HANDED_OVER);
            assertThat(answer.getProof()).isEqualTo(proof);
            assertThat(kept.answer(lost.toBuilder().setMatch("0123").build(), Optional.empty())
                            .getState())
                    .isEqualTo(LinkState.LINK_STATE_UNKNOWN);
        }
        assertThat(Files.isDirectory(folder.resolve(".went"))).isTrue();
        house.playRound();
        assertThat(new KeptRounds(folder).answer(link(1), Optional.empty()).getState())
                .as("whose record is there")
                .isEqualTo(LinkState.LINK_STATE_RECORD);
    }

    @Test
    @DisplayName(
            "is answered with the proof where a match came from elsewhere, unless its epoch was handed over with it")
    void came() throws IOException {
        beginWithFolder(Reveal.REVEAL_MATCH);
        house.playRound();
        LinkName first = link(1);
        LinkName lost = link(2);
        Succession proof = handedOver();
        house.rounds.went(first.getMatch(), proof);
        assertThat(state(house.rounds, first))
                .as("it is not public before the end there")
                .isEqualTo(LinkState.LINK_STATE_HANDED_OVER);

        house.rounds.came(first.getMatch(), proof);
        for (KeptRounds kept : List.of(house.rounds, new KeptRounds(folder))) {
            assertThat(state(kept, first)).as("of a match that is over").isEqualTo(LinkState.LINK_STATE_RECORD);
            LinkAnswer answer = kept.answer(lost, Optional.empty());
            assertThat(answer.getState()).isEqualTo(LinkState.LINK_STATE_TAKEN_OVER);
            assertThat(answer.getProof()).isEqualTo(proof);
            ByteString from = SuccessionSignatures.verifyNamed(
                            proof.getTakeovers(0).getNamed())
                    .orElseThrow()
                    .signer();
            assertThat(state(kept, lost.toBuilder().setHost(from).build())).isEqualTo(LinkState.LINK_STATE_UNKNOWN);
        }
    }

    private static LinkState state(KeptRounds kept, LinkName link) {
        return kept.answer(link, Optional.empty()).getState();
    }

    @Test
    @DisplayName("is not known of what is no link")
    void noLink() throws IOException {
        beginWithFolder(Reveal.REVEAL_ROUND);
        house.playRound();
        Files.writeString(folder.resolve("2026-01-01_" + link(1).getMatch() + ".2.jsonl"), "\"round\":9, no record\n");
        KeptRounds kept = new KeptRounds(folder);
        for (LinkName wrong : List.of(
                LinkName.getDefaultInstance(),
                link(9),
                link(1).toBuilder().setHost(ByteString.copyFrom(new byte[31])).build(),
                link(1).toBuilder().setMatch("../went").build(),
                link(1).toBuilder().setMatch("x".repeat(65)).build())) {
            assertThat(state(kept, wrong)).isEqualTo(LinkState.LINK_STATE_UNKNOWN);
            assertThat(house.answer(wrong).getRecord()).isEmpty();
        }
    }

    @Test
    @DisplayName(
            "is known at the next host: where the match was handed over as here, and with the proof where it was taken over")
    void elsewhere() {
        begin(Reveal.REVEAL_ROUND);
        house.playRound();
        house.isHandedOver();
        LinkName first = link(1);
        assertThat(state(first)).isEqualTo(LinkState.LINK_STATE_RECORD);
        house.nextRound();
        assertThat(state(link(2))).isEqualTo(LinkState.LINK_STATE_IN_PLAY);
        house.isGoneOnWithout();
        house.nextRound();
        assertThat(state(first)).isEqualTo(LinkState.LINK_STATE_TAKEN_OVER);
        assertThat(house.isProven(house.answer(first))).isTrue();
        assertThat(state(link(2))).as("of the new epoch").isEqualTo(LinkState.LINK_STATE_IN_PLAY);
    }

    @ParameterizedTest
    @EnumSource(
            value = Reveal.class,
            names = {"REVEAL_ROUND", "REVEAL_MATCH"})
    @DisplayName("is answered with a public record that is kept, where a match comes back to its first host")
    void comesHome(Reveal reveal) {
        begin(reveal);
        house.playRound();
        LinkName first = link(1);
        house.player(1).links = false;
        house.nextRound();
        LinkName lost = link(2);
        house.player(1).links = true;
        house.isGoneOnWithout();
        house.nextRound();
        house.playRound();
        LinkName elsewhere = link(2);
        house.isHandedBack();

        boolean isPublic = reveal == Reveal.REVEAL_ROUND;
        assertThat(state(first)).isEqualTo(isPublic ? LinkState.LINK_STATE_RECORD : LinkState.LINK_STATE_TAKEN_OVER);
        assertThat(state(lost)).isEqualTo(LinkState.LINK_STATE_TAKEN_OVER);
        assertThat(house.isProven(house.answer(lost))).isTrue();
        assertThat(state(elsewhere)).isEqualTo(isPublic ? LinkState.LINK_STATE_RECORD : LinkState.LINK_STATE_IN_PLAY);

        assertGranted(house.table.endMatch(house.now));
        house.settle();
        house.start();
        assertThat(state(first)).as("of a match that is over").isEqualTo(LinkState.LINK_STATE_RECORD);
    }

    @Test
    @DisplayName("is answered with a record where a match was handed over, came back and is over")
    void handedBack() {
        begin(Reveal.REVEAL_MATCH);
        house.playRound();
        LinkName first = link(1);
        house.isHandedOver();
        assertThat(state(first)).isEqualTo(LinkState.LINK_STATE_IN_PLAY);
        house.isHandedBack();
        assertThat(state(first)).isEqualTo(LinkState.LINK_STATE_IN_PLAY);
        assertGranted(house.table.endMatch(house.now));
        house.settle();
        house.start();
        assertThat(state(first)).isEqualTo(LinkState.LINK_STATE_RECORD);
    }

    @Test
    @DisplayName("is asked by a program that comes back, and answered before it hears of the table")
    void comesBack() {
        begin(Reveal.REVEAL_ROUND);
        house.loses(1);
        house.playRounds(3); // the record of the first is no newcomer's any more
        List<ClientMessage> said = new ArrayList<>();
        house.arrives = (player, message) -> said.add(message);
        house.comesBack(1);
        assertThat(said.get(0).getNameLinks().getLinksList())
                .extracting(LinkName::getRound)
                .containsExactly(1);
        assertThat(house.player(1).verdict(1)).isEqualTo(Verdict.TICK);
        assertThat(house.player(1).alarms()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = Reveal.class,
            names = {"REVEAL_ROUND", "REVEAL_MATCH"})
    @DisplayName("is asked by a program that comes back to another match")
    void comesBackToAnotherMatch(Reveal reveal) {
        begin(reveal);
        house.loses(1);
        house.playRound();
        assertGranted(house.table.endMatch(house.now));
        house.start();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        house.comesBack(1, house.player(1).startedAgain());
        house.playRounds(2);
        assertThat(house.player(1).alarms()).isEmpty();
        assertThat(house.player(1).judge().openLinks()).allMatch(open -> reveal == Reveal.REVEAL_MATCH);
    }
}
