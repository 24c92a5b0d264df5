package org.tiengow.presentation.flow;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.table.Tables;
import org.tiengow.protocol.wire.ClientMessage;

/** A frontend without a head: its clock stands until it is moved, its session says what it is told to say. */
public final class Scene implements Frontend {
    final List<ViewState> shown = new ArrayList<>();
    final List<Overlay> opened = new ArrayList<>();
    /** The screen of the overlay that was opened last. */
    Supplier<Optional<Record>> overlaid = Optional::empty;
    /** Called when an overlay opens. */
    public BiConsumer<Overlay, Supplier<Optional<Record>>> whenOpened = (overlay, screen) -> {};

    /** Called with each screen that is shown. */
    Consumer<ViewState> whenShown = screen -> {};

    final List<ClientMessage> asked = new ArrayList<>();
    private final Deque<Runnable> soon = new ArrayDeque<>();
    private final List<Due> waiting = new ArrayList<>();
    private Consumer<SessionState> listener = state -> {};
    private CompletableFuture<Answer> answer = new CompletableFuture<>();
    private long now;
    private boolean closed;
    public final TableFlow flow;

    private record Due(long at, Runnable work) {}

    Scene() {
        this(Wish.ANY_SEAT);
    }

    Scene(Wish wish) {
        this(wish, UserContext.unknown(Tables.ENGLISH));
    }

    /** Somebody comes in with a wish. */
    public Scene(Wish wish, UserContext userContext) {
        this(wish, userContext, null);
    }

    private Scene(Wish wish, UserContext userContext, @Nullable EmbeddedHost own) {
        flow = new TableFlow(
                this,
                userContext,
                joinTarget -> new Said(),
                JoinTarget.of(new HostAddress("127.0.0.1", 47_913), PlayerKind.PERSON, "Kit"),
                wish,
                null,
                own);
    }

    /** At the table of the guided round. */
    static Scene guided() {
        return at(Map.of("isLesson", true));
    }

    /** At a host of this program. */
    static Scene hosting() {
        return at(Map.of(
                "isLesson",
                false,
                "addresses",
                List.of(),
                "handOut",
                HandOutState.NOT_OURS,
                "page",
                PageState.NOT_OURS,
                "leaveTitle",
                "leave.title",
                "leaveText",
                "leave.hostText"));
    }

    private static Scene at(Map<String, Object> says) {
        EmbeddedHost own = (EmbeddedHost) Proxy.newProxyInstance(
                Scene.class.getClassLoader(),
                new Class<?>[] {EmbeddedHost.class},
                (self, asked, words) -> says.get(asked.getName()));
        return new Scene(Wish.ANY_SEAT, UserContext.unknown(Tables.ENGLISH), own);
    }

    /** The session knows this now. */
    public Scene knows(SessionState state) {
        listener.accept(state);
        return settled();
    }

    /** So much time goes by. */
    public Scene waits(Duration time) {
        long until = now + time.toMillis();
        for (Optional<Due> next = next(until); next.isPresent(); next = next(until)) {
            waiting.remove(next.get());
            now = next.get().at();
            next.get().work().run();
            settled();
        }
        now = until;
        return this;
    }

    /** What was asked last is granted. */
    Scene grants() {
        answer.complete(new Answer.Granted());
        return settled();
    }

    /** What was asked last is refused. */
    public Scene refuses(RefusalReason why) {
        answer.complete(new Answer.Refused(why, "", TileSet.EMPTY, Seats.NONE, 0, "", ""));
        return settled();
    }

    public ViewState last() {
        return shown.get(shown.size() - 1);
    }

    /** What fills the screen and what lies over it, by name. */
    String picture() {
        return last().main().getClass().getSimpleName()
                + last().sheet()
                        .map(sheet -> " < "
                                + (sheet instanceof ViewState.Asked asked
                                        ? asked.screen().name()
                                        : sheet.getClass().getSimpleName()))
                        .orElse("");
    }

    boolean isWaiting() {
        return !waiting.isEmpty();
    }

    boolean isClosed() {
        return closed;
    }

    private Optional<Due> next(long until) {
        return waiting.stream().filter(due -> due.at() <= until).min(Comparator.comparingLong(Due::at));
    }

    private Scene settled() {
        while (!soon.isEmpty()) {
            soon.remove().run();
        }
        return this;
    }

    @Override
    public synchronized void later(Runnable work) {
        soon.add(work);
    }

    @Override
    public Runnable after(Duration time, Runnable work) {
        Due due = new Due(now + time.toMillis(), work);
        waiting.add(due);
        return () -> waiting.remove(due);
    }

    @Override
    public void show(ViewState next) {
        shown.add(next);
        whenShown.accept(next);
    }

    @Override
    public void open(Overlay overlay, Supplier<Optional<Record>> screen) {
        opened.add(overlay);
        overlaid = screen;
        whenOpened.accept(overlay, screen);
    }

    /** Answers nothing by itself. */
    private final class Said extends GameSession {
        @Override
        protected CompletableFuture<Answer> ask(ClientMessage.Builder request) {
            asked.add(request.build());
            answer = new CompletableFuture<>();
            return answer;
        }

        @Override
        public SessionState state() {
            return SessionState.beginning(PlayerKind.PERSON, "Kit", Token.NONE);
        }

        @Override
        public void onUpdate(Consumer<SessionState> told) {
            listener = told;
        }

        @Override
        public CompletableFuture<Answer> agree() {
            return new CompletableFuture<>();
        }

        @Override
        public CompletableFuture<Answer> stopAgreeing() {
            return new CompletableFuture<>();
        }

        @Override
        public void tryAgain() {}

        @Override
        public void close() {
            closed = true;
        }
    }
}
