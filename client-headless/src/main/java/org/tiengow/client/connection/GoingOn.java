package org.tiengow.client.connection;

import io.netty.channel.EventLoop;
import io.netty.util.concurrent.Future;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.HostGone;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableStage;
import org.tiengow.client.session.TableState;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.Standing;

/**
 * Whether a match goes on without its host, as one client sees it: offered some time after the host was lost, until that is back.
 * It knows no connection. Everything here runs on one event loop.
 */
final class GoingOn {
    private final EventLoop loop;
    private final Duration gone;
    private final Passport passport;
    private final Supplier<SessionState> state;
    private final Consumer<@Nullable HostGone> shown;
    private final Set<Identity> agreed = new HashSet<>();
    private @Nullable Future<?> soon;
    private HostGone.@Nullable Step step;

    GoingOn(
            EventLoop loop,
            Duration gone,
            Passport passport,
            Supplier<SessionState> state,
            Consumer<@Nullable HostGone> shown) {
        this.loop = loop;
        this.gone = gone;
        this.passport = passport;
        this.state = state;
        this.shown = shown;
    }

    /** The host was lost, and is looked for. */
    void lost() {
        if (step == null && soon == null) {
            soon = loop.schedule(this::offer, gone.toNanos(), TimeUnit.NANOSECONDS);
        }
    }

    /** The host is gone, or has said that it goes. */
    void offer() {
        forgetTimer();
        if (step == null) {
            step = HostGone.Step.OFFERED;
        }
        show();
    }

    /** There is a host. */
    void over() {
        forgetTimer();
        step = null;
        agreed.clear();
        shown.accept(null);
    }

    /** The person of this client agrees; false when that is not asked. */
    boolean agree() {
        HostGone question = state.get().hostGone();
        Optional<IdentityKey> key = passport.keyIfRead();
        if (question == null || !question.canAgree() || key.isEmpty()) {
            return false;
        }
        step = HostGone.Step.AGREED;
        agreed.add(key.get().identity());
        show();
        return true;
    }

    /** The person takes it back; false when it is too late, or there is nothing to. */
    boolean stopAgreeing() {
        if (step != HostGone.Step.AGREED) {
            return false;
        }
        step = HostGone.Step.OFFERED;
        agreed.clear();
        show();
        return true;
    }

    /** What is known of the match that was interrupted; empty when none was, or nobody has signed how it stood. */
    Optional<KnownMatch> match() {
        SessionState now = state.get();
        return now.self().kind() == PlayerKind.PERSON
                ? now.atTable()
                        .filter(table ->
                                table.stage() == TableStage.PLAYING || table.stage() == TableStage.BETWEEN_ROUNDS)
                        .map(TableState::match)
                        .flatMap(now.nights()::of)
                : Optional.empty();
    }

    private void show() {
        Optional<Standing> newest = match().flatMap(KnownMatch::standing);
        if (newest.isPresent() && step != null) {
            int mine = state.get().atTable().orElseThrow().mySeat();
            shown.accept(HostGone.of(step, newest.get(), mine, agreed));
        }
    }

    private void forgetTimer() {
        if (soon != null) {
            soon.cancel(false);
            soon = null;
        }
    }
}
