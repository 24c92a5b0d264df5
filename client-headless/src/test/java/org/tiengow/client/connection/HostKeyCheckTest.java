package org.tiengow.client.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;

/** Which host is met in plain, and which may see a token. */
class HostKeyCheckTest {
    private static final String KITCHEN = "1".repeat(64);
    private static final String ATTIC = "2".repeat(64);
    private static final String STRANGE = "3".repeat(64);
    private static final JoinTarget MEI = JoinTarget.of(new HostAddress("127.0.0.1", 47913), PlayerKind.PERSON, "Mei");

    @TempDir
    private Path folder;

    @Test
    void remoteHostNeedsTlsAndAKnownKeyForTheToken() throws UnknownHostException {
        JoinTarget token = MEI.withSeatToken(new Token("0102"));

        assertThat(meeting("192.0.2.7", MEI).tls(other -> {})).isNotNull();
        assertThat(meeting("192.0.2.7", MEI).mayShowTokens()).isTrue();
        assertThat(meeting("192.0.2.7", token).mayShowTokens()).isFalse();
        assertThat(meeting("192.0.2.7", token.withFingerprint("ab".repeat(32))).mayShowTokens())
                .isTrue();
        assertThat(meeting("::1", token).tls(other -> {})).isNull();
        assertThat(meeting("::1", token).mayShowTokens()).isTrue();
    }

    @Test
    void changedKeyIsReportedBeforeAnythingIsSent() throws UnknownHostException {
        KnownHosts known = KnownHosts.in(folder);
        known.remember("Kitchen", KITCHEN);
        known.remember("Attic", ATTIC);
        known.lastAddresses().remember("Kitchen", KITCHEN, new HostAddress("192.0.2.7", 47913));
        JoinTarget pin = MEI.withPin("4711");

        assertThat(here(known, pin).somebodyElseHere(KITCHEN)).isEmpty();
        assertThat(here(known, MEI).somebodyElseHere(STRANGE))
                .contains(OtherKey.atAddress("Kitchen", KITCHEN, STRANGE));
        assertThat(here(known, MEI).somebodyElseHere(ATTIC))
                .as("a host that is known may have moved there")
                .isEmpty();
        assertThat(here(known, pin).somebodyElseHere(ATTIC))
                .as("but the PIN was meant for the kitchen")
                .contains(OtherKey.atAddress("Kitchen", KITCHEN, ATTIC));
        assertThat(here(known, pin.withFingerprint(STRANGE)).somebodyElseHere(STRANGE))
                .as("the key itself was given")
                .isEmpty();
        assertThat(HostKeyCheck.at(InetAddress.getByName("192.0.2.8"), pin, known)
                        .somebodyElseHere(STRANGE))
                .as("nobody was met there")
                .isEmpty();
    }

    @Test
    void identityGoesToKnownKeysAndNamedHostsOnly() throws UnknownHostException {
        KnownHosts known = KnownHosts.in(folder);
        assertThat(here(known, MEI).mayHearWhoComes(STRANGE))
                .as("there is nobody to be mistaken for")
                .isTrue();
        known.remember("Kitchen", KITCHEN);
        assertThat(here(known, MEI).mayHearWhoComes(KITCHEN)).isTrue();
        assertThat(here(known, MEI).mayHearWhoComes(STRANGE)).isFalse();
        HostKeyCheck introduced = here(known, MEI).introduced(STRANGE);
        assertThat(introduced.mayHearWhoComes(STRANGE)).isTrue();
        assertThat(introduced.mayHearWhoComes(ATTIC)).isFalse();
    }

    @Test
    void aNameThatIsTakenForAnotherAtAGlanceIsToldOf() throws UnknownHostException {
        KnownHosts known = KnownHosts.in(folder);
        known.remember("Friday night", KITCHEN);
        assertThat(here(known, MEI).somebodyElse("Friday nlght", STRANGE))
                .contains(new OtherKey("Friday nlght", KITCHEN, STRANGE));
        assertThat(here(known, MEI).somebodyElse("Friday nights", STRANGE)).isEmpty();
        assertThat(here(known, MEI).somebodyElse("Friday nlght", KITCHEN)).isEmpty();
    }

    @Test
    void theOwnHostMayHaveTheNameOfAnother() throws UnknownHostException {
        KnownHosts known = KnownHosts.in(folder);
        known.remember("Player’s table", KITCHEN);
        JoinTarget guest = MEI.withFingerprint(STRANGE);
        assertThat(here(known, guest).somebodyElse("Player’s table", STRANGE)).isPresent();
        assertThat(here(known, guest.withOwnerToken(new Token("0102"))).somebodyElse("Player’s table", STRANGE))
                .isEmpty();
    }

    private static HostKeyCheck here(KnownHosts known, JoinTarget joinTarget) throws UnknownHostException {
        return HostKeyCheck.at(InetAddress.getByName("192.0.2.7"), joinTarget, known);
    }

    private static HostKeyCheck meeting(String address, JoinTarget joinTarget) throws UnknownHostException {
        return HostKeyCheck.at(InetAddress.getByName(address), joinTarget, KnownHosts.NONE);
    }
}
