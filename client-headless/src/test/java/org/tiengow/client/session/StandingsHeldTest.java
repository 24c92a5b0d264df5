package org.tiengow.client.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.client.succession.KnownMatches;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.EpochClaim;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.TableUpdate;

@DisplayName("Standings that a session holds")
@Tag("slow")
class StandingsHeldTest {
    private static HostTls key;

    private SessionState state = SessionState.beginning(PlayerKind.PERSON, "Mei", Token.NONE);

    @BeforeAll
    static void makeKey() throws IOException {
        key = HostTls.passing();
    }

    @Test
    @DisplayName("are those of the match at its own table, also when they come before the table")
    void ownTable() {
        hears(standing("9f2c", 1));
        assertThat(held("9f2c")).isZero();

        hears(playing("9f2c"));
        assertThat(held("9f2c")).isEqualTo(1);

        hears(standing("9f2c", 2));
        assertThat(held("9f2c")).isEqualTo(2);
    }

    @Test
    @DisplayName("are none of other matches, of which only the last is waited with")
    void otherMatches() {
        hears(playing("9f2c"));
        hears(standing("9f2c", 1));

        for (int other = 0; other < 20; other++) {
            hears(standing("other " + other, 1));
        }

        assertThat(state.succession().known().matches()).containsOnlyKeys("9f2c");
    }

    @Test
    @DisplayName("are those of the latest matches of a session that goes on for weeks, and of all from before it")
    void manyMatches() {
        KnownMatch promised = KnownMatch.met("the night that matters", 3, ByteString.copyFrom(new byte[32]));
        KnownMatch yesterdays = KnownMatch.met("yesterday's", 0, ByteString.copyFrom(new byte[32]));
        state = state.with(state.succession().with(promised).with(yesterdays));
        for (int match = 0; match < 3 * KnownMatches.MOST; match++) {
            hears(playing("made up " + match));
            hears(standing("made up " + match, 1));
        }

        assertThat(state.succession().of("the night that matters")).contains(promised);
        assertThat(state.succession().of("yesterday's")).contains(yesterdays);
        assertThat(state.succession().known().matches()).hasSize(2 + KnownMatches.MOST);
        assertThat(held("made up " + (2 * KnownMatches.MOST - 1))).isZero();
        assertThat(held("made up " + 2 * KnownMatches.MOST)).isEqualTo(1);
        hears(standing("made up " + 2 * KnownMatches.MOST, 2)); // waits for its table
        hears(playing("made up " + 2 * KnownMatches.MOST));
        assertThat(held("made up " + 2 * KnownMatches.MOST)).isEqualTo(2);
    }

    @Test
    @DisplayName(
            "never make it forget what it has promised or followed, however many matches a host makes up at the own table")
    void manyPromises() {
        for (int match = 0; match < KnownMatches.MOST; match++) {
            hears(playing("made up " + match));
            hears(standing("made up " + match, 1));
            KnownMatch known = state.succession().of("made up " + match).orElseThrow();
            ByteString other = ByteString.copyFrom(new byte[32]);
            TreeMap<Integer, ByteString> hosts = new TreeMap<>(known.hosts());
            if (match % 2 == 0) {
                hosts.put(1, other);
            }
            state = state.with(state.succession()
                    .with(new KnownMatch(known.match(), hosts, new EpochClaim(1, false, other), known.held())));
        }
        KnownMatches before = state.succession().known();
        hears(playing("one more"));

        assertThatThrownBy(() -> hears(standing("one more", 1))).isInstanceOf(Malformed.class);
        assertThat(state.succession().known().matches()).isEqualTo(before.matches());
    }

    @Test
    @DisplayName(
            "tell in advance where a page could go if the host were gone: nowhere that is none, and not to the host itself")
    void candidates() {
        assertThat(state.succession().candidates("9f2c")).isEmpty();
        ByteString kits = ByteString.copyFrom(new byte[32]);
        HostOffer kit = HostOffer.newBuilder()
                .setFingerprint(kits)
                .addAddresses("192.168.1.21")
                .setPort(47913)
                .setWebPort(47914)
                .build();
        HostOffer own = kit.toBuilder()
                .setFingerprint(ByteString.copyFrom(key.fingerprint()))
                .build();
        HostOffer nowhere = kit.toBuilder().setWebPort(70_000).build();
        hears(playing("9f2c"));
        hears(standing("9f2c", 1, own, kit, nowhere));

        assertThat(state.succession().candidates("9f2c"))
                .containsExactly(Map.entry(
                        "Player 1", new HostingOffer("00".repeat(32), List.of("192.168.1.21"), 47913, 47914)));
    }

    private int held(String match) {
        return state.succession()
                .of(match)
                .flatMap(KnownMatch::standing)
                .map(Standing::getRound)
                .orElse(0);
    }

    private void hears(HostMessage message) {
        state = SessionUpdates.apply(state, message, 0);
    }

    private static HostMessage playing(String match) {
        TableUpdate update = new ScriptedTable(TableRules.named("pagat"), 4, 1).updateFor(0);
        return HostMessage.newBuilder()
                .setTable(update.toBuilder().setMatch(match))
                .build();
    }

    private static HostMessage standing(String match, int round, HostOffer... offers) {
        Standing.Builder standing = Standing.newBuilder()
                .setMatch(match)
                .setHost(ByteString.copyFrom(key.fingerprint()))
                .setHostName("Kitchen")
                .setRound(round)
                .setTerm(1)
                .setRules(RulesTranslator.write(TableRules.named("pagat")));
        for (int seat = 0; seat < 4; seat++) {
            StandingSeat.Builder held = StandingSeat.newBuilder().setSeat(seat).setName("Player " + seat);
            if (seat < offers.length) {
                held.setOffer(offers[seat]);
            }
            standing.addChips(0).addSeats(held);
        }
        return HostMessage.newBuilder()
                .setStanding(SuccessionSignatures.seal(key, standing.build()))
                .build();
    }
}
