package org.tiengow.host.stage;

import com.google.protobuf.ByteString;
import java.util.Optional;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.protocol.opening.Nonce;
import org.tiengow.protocol.opening.VersionNegotiation;
import org.tiengow.protocol.opening.Versions;
import org.tiengow.protocol.text.SafeText;
import org.tiengow.protocol.wire.Challenge;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Refused;

/** The stage of a new connection. It accepts a Hello; its successor is {@link EnterStage}. */
public final class HelloStage implements Stage {
    private final HostContext context;
    private final ClientConnection clientConnection;

    /** Creates the first stage of a connection. */
    public HelloStage(HostContext context, ClientConnection clientConnection) {
        this.context = context;
        this.clientConnection = clientConnection;
    }

    @Override
    public void receive(ClientMessage message) {
        if (!message.hasHello()) {
            clientConnection.cut("A connection begins with a Hello.");
            return;
        }
        Hello hello = message.getHello();
        if (hello.getKind() == Kind.KIND_UNSPECIFIED || hello.getKind() == Kind.UNRECOGNIZED) {
            clientConnection.cut("A Hello says what the client is: a person, a bot or a spectator.");
            return;
        }
        VersionNegotiation negotiation = Versions.negotiate(hello.getVersionsList(), Versions.SPOKEN);
        Optional<Refused> refusal = negotiation.refusal(message.getRequest());
        if (refusal.isPresent()) {
            refuse(HostMessage.newBuilder().setRefused(refusal.get()).build());
        } else if (!clientConnection.isAllowed()) {
            refuse(HostRefusal.PLAIN_NOT_ALLOWED.answer().toMessage(message.getRequest()));
        } else if (Lobby.isReserved(hello.getName())) {
            refuse(HostRefusal.BAD_NAME
                    .about(
                            SafeText.quoted(hello.getName()),
                            "Nobody can be called that here: it is a name of the program.")
                    .toMessage(message.getRequest()));
        } else {
            SafeText.line(hello.getName(), SafeText.LONGEST_NAME)
                    .ifPresentOrElse(
                            name -> challenge(negotiation.agreedVersion().orElseThrow(), hello.getKind(), name),
                            () -> refuse(HostRefusal.BAD_NAME
                                    .about(SafeText.LONGEST_NAME)
                                    .toMessage(message.getRequest())));
        }
    }

    @Override
    public void lost() {
        // the client is not registered yet
    }

    private void challenge(int version, Kind kind, String name) {
        ByteString nonce = ByteString.copyFrom(Nonce.fresh(context.random()));
        clientConnection.send(HostMessage.newBuilder()
                .setChallenge(Challenge.newBuilder()
                        .setVersion(version)
                        .setNonce(nonce)
                        .setPinNeeded(context.needsPin())
                        .setHostName(context.name()))
                .build());
        clientConnection.become(new EnterStage(context, clientConnection, kind, name, nonce));
        clientConnection.done();
    }

    private void refuse(HostMessage refusal) {
        clientConnection.send(refusal);
        clientConnection.close(
                CloseReason.CLOSE_REASON_REFUSED, refusal.getRefused().getSentence());
    }
}
