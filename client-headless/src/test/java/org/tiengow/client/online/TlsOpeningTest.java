package org.tiengow.client.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.protocol.opening.PinProof;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.Kind;

/** Whom a client takes a host for. What needs an address outside this machine is tested between two networks, at the host. */
@Tag("slow")
class TlsOpeningTest {
    private static final String OTHER = "ab".repeat(32);
    private static HostTls key;
    private static String fingerprint;

    @TempDir
    private Path folder;

    private ScriptedHost host;

    @BeforeAll
    static void makeKey() throws IOException {
        key = HostTls.passing();
        fingerprint = Fingerprint.write(key.fingerprint());
    }

    @BeforeEach
    void open() {
        host = new ScriptedHost(key.context());
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void aHostThatWasMetIsRememberedByItsName() {
        KnownHosts known = KnownHosts.in(folder);
        GameSession session = new Connector(known).open(mei().withFingerprint(fingerprint));

        await().until(() -> session.state().isIn());
        assertThat(session.state().host().fingerprint()).isEqualTo(fingerprint);
        await().until(() ->
                known.fingerprintOf("Kitchen").filter(fingerprint::equals).isPresent());
    }

    @ParameterizedTest
    @EnumSource(PlayerKind.class)
    void unknownHostIdentifiesItselfBeforeTheClient(PlayerKind kind) {
        KnownHosts known = KnownHosts.in(folder);
        known.remember("Attic", OTHER);
        JoinTarget joinTarget = JoinTarget.of(host.address(), kind, "Mei").withFingerprint(fingerprint);
        GameSession session = new Connector(known).open(joinTarget);

        await().until(() -> session.state().isIn());
        List<Hello> hellos = hellos();
        assertThat(hellos).extracting(Hello::getName).containsExactly("?", "Mei");
        assertThat(hellos.get(0).getKind()).isEqualTo(Kind.KIND_SPECTATOR);
        await().untilAsserted(() -> assertThat(host.guests()).isEqualTo(1));

        await().until(() -> known.fingerprintOf("Kitchen").isPresent());
        GameSession knownNow = new Connector(known).open(joinTarget);
        await().until(() -> knownNow.state().isIn());
        assertThat(hellos()).extracting(Hello::getName).containsExactly("?", "Mei", "Mei");
    }

    private List<Hello> hellos() {
        return host.heard(MessageCase.HELLO).stream()
                .map(ClientMessage::getHello)
                .toList();
    }

    @Test
    void changedHostKeyReceivesNothingFromTheClient() throws IOException {
        GameSession session = new Connector(KnownHosts.in(folder))
                .returning(ReconnectPolicy.patiently(HostLocator.WHERE_IT_WAS, KeptSeats.NONE))
                .open(mei().withFingerprint(fingerprint));
        await().until(() -> session.state().isIn());
        int port = host.address().port();
        host.close();
        try (ScriptedHost impostor = new ScriptedHost(HostTls.passing().context(), port)) {
            await().until(() -> impostor.knocks() > 1);
            assertThat(impostor.heard(MessageCase.HELLO)).isEmpty();
        }
        session.close();
    }

    @Test
    void theNameOfAnotherHostIsNotBelieved() {
        KnownHosts known = KnownHosts.in(folder);
        known.remember("Kitchen", OTHER);
        Problem problem = endOf(new Connector(known).open(mei().withFingerprint(fingerprint)));

        assertThat(hellos()).extracting(Hello::getName).doesNotContain("Mei");

        assertThat(problem.kind()).isEqualTo(Problem.Kind.OTHER_KEY);
        assertThat(problem.sentence())
                .startsWith("This is not the host you know by that name.")
                .contains("--fingerprint " + fingerprint + " --trust");
        assertThat(problem.otherKey()).isEqualTo(new OtherKey("Kitchen", OTHER, fingerprint));
        assertThat(host.heard(MessageCase.ENTER)).isEmpty();
        assertThat(known.fingerprintOf("Kitchen")).hasValue(OTHER);
    }

    @Test
    void anotherKeyThanTheOneWantedHearsNothing() {
        Problem problem = endOf(
                new Connector(KnownHosts.NONE).open(mei().withFingerprint(OTHER).withSeatToken(new Token("0102"))));

        assertThat(problem.kind()).isEqualTo(Problem.Kind.OTHER_KEY);
        assertThat(problem.otherKey()).isEqualTo(new OtherKey("", OTHER, fingerprint));
        assertThat(host.heard(MessageCase.HELLO)).isEmpty();
    }

    @Test
    void aNewKeyThatIsTrustedTakesThePlaceOfTheOld() {
        KnownHosts known = KnownHosts.in(folder);
        known.remember("Kitchen", OTHER);
        GameSession session = new Connector(known.believing()).open(mei().withFingerprint(fingerprint));

        await().until(() -> session.state().isIn());
        await().until(() -> known.fingerprintOf("Kitchen").orElseThrow().equals(fingerprint));
    }

    @Test
    void thisMachineIsMetInPlainAndNotRemembered() {
        KnownHosts known = KnownHosts.in(folder);
        GameSession session = new Connector(known).open(mei().withSeatToken(new Token("0102")));

        await().until(() -> session.state().isIn());
        assertThat(session.state().host().fingerprint()).isEmpty();
        assertThat(folder.resolve(KnownHosts.FILE)).doesNotExist();
    }

    @Test
    void theProofOfThePinHoldsForThisCertificateAlone() {
        host.on(MessageCase.HELLO, message -> List.of(ScriptedHost.challenge(true)));
        GameSession session =
                new Connector(KnownHosts.NONE).open(mei().withPin("4711").withFingerprint(fingerprint));

        await().until(() -> session.state().isIn());
        ClientMessage enter = host.heard(MessageCase.ENTER).get(0);
        byte[] proof = enter.getEnter().getProof().toByteArray();
        byte[] nonce = enter.getEnter().getClientNonce().toByteArray();
        assertThat(PinProof.isRight(proof, "4711", ScriptedHost.NONCE, nonce, key.fingerprint()))
                .isTrue();
    }

    private JoinTarget mei() {
        return JoinTarget.of(host.address(), PlayerKind.PERSON, "Mei");
    }

    private static Problem endOf(GameSession session) {
        return await().until(
                        () -> session.state().connection(),
                        status -> status.stage().isOver())
                .problem();
    }
}
