package org.tiengow.app.hosting;

import java.util.List;
import java.util.function.Consumer;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeat;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.host.Host;
import org.tiengow.host.page.PageAsked;
import org.tiengow.host.succession.HandoverFailure;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.protocol.pipeline.Limits;

/**
 * A host that runs in this process, with its page and its download. The constructor opens the page of an open table. {@link #close} runs in
 * the background.
 */
final class InProcessHost implements EmbeddedHost {
    private final Host host;
    private final HostEnvironment environment;
    private final Kind kind;
    private final OwnDoor door;
    private final String fingerprintWords;
    private final Token resumedSeat;
    private final HandoverFailureListener failureListener;

    InProcessHost(
            Host host,
            HostEnvironment environment,
            Kind kind,
            KeptSeats seats,
            HandoverFailureListener failureListener) {
        this.host = host;
        this.environment = environment;
        this.kind = kind;
        this.failureListener = failureListener;
        this.resumedSeat = seats.all().stream()
                .filter(kept -> kept.kind() == PlayerKind.PERSON)
                .map(KeptSeat::token)
                .filter(token -> host.bringsBack(token.hex()))
                .findFirst()
                .orElse(Token.NONE);
        seats.all().stream()
                .filter(kept -> kept.own() && !host.bringsBack(kept.token().hex()))
                .forEach(kept -> seats.forget(kept.token())); // their night is not resumed
        this.fingerprintWords = kind == Kind.OPEN ? host.words().orElse("") : "";
        this.door = new OwnDoor(
                environment.pages(),
                () -> PageAsked.of(host, Limits.PAGE_PORT),
                () -> host.addresses().get(0));
        if (kind == Kind.OPEN) {
            door.page(true);
        }
    }

    /** The purpose of the table. */
    enum Kind {
        OPEN("leave.title", "leave.hostText"),
        PRACTICE("leave.title", "leave.practiceText"),
        LESSON("leave.guideTitle", "leave.guideText");

        private final String leaveTitle;
        private final String leaveText;

        Kind(String leaveTitle, String leaveText) {
            this.leaveTitle = leaveTitle;
            this.leaveText = leaveText;
        }
    }

    @Override
    public void onHandoverFailure(Consumer<String> told) {
        failureListener.listener = failure -> environment.frontend().execute(() -> told.accept(failure.name()));
    }

    /** The listener for failed hand-overs. It does nothing until a frontend registers, because the host exists before its frontend. */
    static final class HandoverFailureListener implements Consumer<HandoverFailure> {
        private volatile Consumer<HandoverFailure> listener = failure -> {};

        @Override
        public void accept(HandoverFailure failure) {
            listener.accept(failure);
        }
    }

    @Override
    public JoinTarget joinTarget(String name) {
        HostAddress address = new HostAddress("127.0.0.1", host.port());
        return JoinTarget.of(address, PlayerKind.PERSON, name)
                .withFingerprint(host.fingerprint().orElse("")) // records name hosts by it, the user's own too
                .withOwnerToken(new Token(host.ownerToken()))
                .withSeatToken(resumedSeat);
    }

    @Override
    public List<String> addresses() {
        if (kind != Kind.OPEN) {
            return List.of();
        }
        return host.addresses().stream()
                .map(address -> new HostAddress(address, host.port()).toString())
                .toList();
    }

    @Override
    public String fingerprintWords() {
        return fingerprintWords;
    }

    @Override
    public String pin() {
        return kind == Kind.OPEN ? host.pin() : "";
    }

    @Override
    public HandOutState handOut() {
        return kind != Kind.OPEN ? HandOutState.NOT_OURS : door.handOut();
    }

    @Override
    public void handOut(boolean on, Runnable done) {
        inBackground(() -> door.handOut(on), done);
    }

    @Override
    public PageState page() {
        return kind != Kind.OPEN ? PageState.NOT_OURS : door.page();
    }

    @Override
    public void page(boolean on, Runnable done) {
        inBackground(() -> door.page(on), done);
    }

    private void inBackground(Runnable work, Runnable done) {
        environment.background().execute(() -> {
            work.run();
            environment.frontend().execute(done);
        });
    }

    @Override
    public String leaveTitle() {
        return kind.leaveTitle;
    }

    @Override
    public String leaveText() {
        return kind.leaveText;
    }

    Host host() {
        return host;
    }

    @Override
    public boolean isOpen() {
        return kind == Kind.OPEN;
    }

    @Override
    public boolean isLesson() {
        return kind == Kind.LESSON;
    }

    @Override
    public void close() {
        environment.background().execute(() -> {
            host.close(); // before the door, so that browsers are told why
            door.close();
        });
    }
}
