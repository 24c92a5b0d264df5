package org.tiengow.web.seat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.netty.util.concurrent.ScheduledFuture;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.Passport;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.hosting.HostingOffer;
import org.tiengow.client.session.hosting.Token;
import org.tiengow.presentation.flow.Extra;
import org.tiengow.presentation.flow.Frontend;
import org.tiengow.presentation.flow.HostHere;
import org.tiengow.presentation.flow.Shown;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.table.Cue;

/**
 * A person's place at a table, while the connections of the browser come and go: whoever shows its key gets the whole screen. When
 * no browser has been there for {@link PageHost#asleep}, the connection to the host is ended, and only the browser knows the seat: to the
 * table its person is lost, and comes back. Where the host gives no key, to a guided round and to those who watch or wait for a seat,
 * the page shows a number instead that is good until then.
 */
final class HeldSeat implements Frontend {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int NUMBER_BYTES = 16;

    private final PageSeats seats;
    private final PagePerson person;
    private final Passport passport;
    private final TableFlow flow;
    private final PageExtras extras;
    private final PageActs acts;
    private final boolean isLesson;
    private final Token number;
    private boolean isFar;
    private @Nullable PageSeat page;
    private @Nullable Shown last;
    private @Nullable HostingOffer successor;
    private boolean sentThere;
    private @Nullable ScheduledFuture<?> sleep;

    /** Begins to connect. */
    HeldSeat(
            PageSeats seats,
            PageSeat page,
            PagePerson person,
            Passport passport,
            Entrance entrance,
            Wish wish,
            @Nullable HostHere lesson) {
        this.seats = seats;
        this.page = page;
        this.person = person;
        this.passport = passport;
        this.isLesson = lesson != null;
        byte[] drawn = new byte[NUMBER_BYTES];
        RANDOM.nextBytes(drawn);
        this.number = Token.of(drawn);
        this.flow = new TableFlow(
                this, person, seats.host().connector().showing(passport)::open, entrance, wish, null, lesson);
        this.extras = new PageExtras(flow, person, seats.thinking(), this::later, this::showWhole);
        person.whenChanged(() -> later(flow::refresh));
        this.acts = new PageActs(flow, extras);
    }

    /** Shows it as on a television: rounds from far, and nothing that is said. */
    void showFar() {
        isFar = true;
        flow.showFar();
    }

    /** Whether this is the seat of that token. */
    boolean has(Token token) {
        return !isLesson && flow.state().self().seatToken().equals(token);
    }

    /** Whether a page was told this number here. */
    boolean isNumbered(Token shown) {
        return number.equals(shown);
    }

    /** Whether its person sits at a table; who watches does not. */
    boolean plays() {
        return flow.state().atTable().filter(TableState::isSeated).isPresent();
    }

    /** Whether its person owns the host. */
    boolean ownsHost() {
        return flow.state().self().ownsHost();
    }

    /** Whether it is at the table of a guided round. */
    boolean isLesson() {
        return isLesson;
    }

    /** Whether no browser shows it. */
    boolean isAlone() {
        return page == null;
    }

    /** What brings back to it; empty where nothing does. */
    Optional<ReturnKey> returnKey() {
        return isLesson ? Optional.empty() : ReturnKey.of(passport, flow.state());
    }

    /** A browser shows it from now on, and no other; gives who sits there, whose language and settings are those of that browser now. */
    PagePerson showAt(PageSeat next, PagePerson asked) {
        if (page != null && page != next) {
            page.displaced();
        }
        page = next;
        if (sleep != null) {
            sleep.cancel(false);
        }
        person.become(asked);
        if (hasHostEnded(flow.state())) {
            flow.round().retry(); // it may be there again
        }
        flow.refresh();
        showWhole();
        return person;
    }

    /** Its browser is out of reach, and has said nothing for so long. */
    void leftAlone(PageSeat by, Duration silent) {
        if (by != page) {
            return;
        }
        page = null;
        if (isFar || returnKey().isEmpty() && !seats.mayWait()) {
            part();
            return;
        }
        long left = Math.max(0, seats.host().asleep().minus(silent).toMillis());
        sleep = seats.thread().schedule(this::part, left, TimeUnit.MILLISECONDS);
    }

    /** Another one takes its place at the table; the browser that shows it is told. */
    void giveWay() {
        if (page != null) {
            page.displaced();
            page = null;
        }
        part();
    }

    /** Ends the connection to the host, and keeps the seat there. */
    void part() {
        seats.forget(this);
        extras.close();
        flow.part();
    }

    /** Does what the page says. */
    void heed(PageAct act) {
        acts.heed(act);
    }

    /** Shows everything in the language and with the settings in force. */
    void refresh() {
        flow.refresh();
        showWhole();
    }

    @Override
    public void later(Runnable work) {
        seats.later(work);
    }

    @Override
    public Runnable after(Duration time, Runnable work) {
        ScheduledFuture<?> due = seats.thread().schedule(work, time.toMillis(), TimeUnit.MILLISECONDS);
        return () -> due.cancel(false);
    }

    @Override
    public void show(Shown shown) {
        if (shown.main() instanceof Shown.Left left) {
            left(left.why(), left.reason());
        } else if (shown.main() instanceof Shown.StrangeKey strange) {
            left(strange.why(), null);
        } else {
            List<Cue> cues = cues(shown);
            if (last != null && isEnd(last) && !isEnd(shown)) {
                extras.close(); // it was about a round that no longer lies there
            }
            last = shown;
            if (page != null) {
                page.show(message(shown, cues), returnKey());
                endIfOver(flow.state());
                goAlong(flow.state());
            }
        }
    }

    @Override
    public void open(Extra extra) {
        if (extra == Extra.LESSON) {
            later(() -> {
                if (page != null) {
                    page.lesson(); // this one has been left
                }
            });
        } else {
            extras.open(extra);
        }
    }

    private static boolean isEnd(Shown shown) {
        return shown.sheet()
                .filter(over -> over instanceof Shown.Settled || over instanceof Shown.Ended)
                .isPresent();
    }

    private void showWhole() {
        if (page != null && last != null) {
            page.show(message(last, List.of()), returnKey());
        }
    }

    private void left(String why, @Nullable RefusalReason reason) {
        seats.forget(this);
        extras.close();
        if (page != null) {
            page.left(this, why, reason);
        }
    }

    /** Somebody else has the seat now, or nothing will come any more. */
    private void endIfOver(SessionState state) {
        ConnectionStatus connection = state.connection();
        PageSeat shownAt = page;
        if (shownAt == null || !connection.stage().isOver()) {
            return;
        }
        if (connection.isFor(Problem.Kind.REPLACED)) {
            shownAt.displaced();
            page = null;
            part();
        } else if (hasHostEnded(state)) {
            shownAt.over();
        }
    }

    /** Whether the host has said that it ends, and the night goes on nowhere else. */
    private static boolean hasHostEnded(SessionState state) {
        return state.connection().isFor(Problem.Kind.HOST_ENDS) && state.hostGone() == null;
    }

    /**
     * The session goes to another host by itself; once it is there, the browser is told where that one's own door is. Only once: who
     * is back here all the same has not found it, or it was this one, and plays on here.
     */
    private void goAlong(SessionState state) {
        HostingOffer named = state.nights().successor();
        successor = named == null ? successor : named;
        HostingOffer there = successor;
        if (page != null
                && !sentThere
                && there != null
                && there.webPort() > 0
                && state.isIn()
                && state.host().fingerprint().equals(there.fingerprint())) {
            sentThere = true;
            page.moved(door(there));
        }
    }

    /** Where the night could go on if its host were gone, by whose machine it is: told beforehand, since then nobody is here to tell it. */
    private JsonObject otherDoors() {
        JsonObject doors = new JsonObject();
        SessionState state = flow.state();
        state.atTable()
                .ifPresent(table -> state.nights().candidates(table.match()).forEach((name, offer) -> {
                    if (offer.webPort() > 0) {
                        doors.addProperty(name, door(offer));
                    }
                }));
        return doors;
    }

    private static String door(HostingOffer host) {
        return "http://" + new HostAddress(host.addresses().get(0), host.webPort()) + "/";
    }

    private JsonObject message(Shown shown, List<Cue> cues) {
        JsonObject message = ShownJson.of(shown);
        if (isFar) {
            ShownJson.hush(message);
        } else if (returnKey().isEmpty()) {
            message.addProperty("held", number.hex());
        }
        extras.json().ifPresent(extra -> message.add("extra", extra));
        JsonObject doors = otherDoors();
        if (!doors.isEmpty()) {
            message.add("doors", doors);
        }
        if (!cues.isEmpty()) {
            JsonArray names = new JsonArray();
            cues.forEach(cue -> names.add(cue.name()));
            message.add("cues", names);
        }
        return message;
    }

    private List<Cue> cues(Shown next) {
        Shown before = last;
        if (before == null) {
            return List.of();
        }
        if (before.main() instanceof Shown.Round was && next.main() instanceof Shown.Round is) {
            return is.table().cuesSince(was.table());
        }
        if (before.main() instanceof Shown.Lesson was && next.main() instanceof Shown.Lesson is) {
            return is.guide().cuesSince(was.guide());
        }
        return List.of();
    }
}
