package org.tiengow.swing.view.shell.hosting;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KeptSeat;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.hosting.HostingOffer;
import org.tiengow.client.session.hosting.TakeOverAsked;
import org.tiengow.client.session.hosting.Token;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.BrokenOff;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.Successor;
import org.tiengow.host.TablePlan;
import org.tiengow.host.Unfinished;
import org.tiengow.host.deal.GivenDeal;
import org.tiengow.host.handover.HandOverFailure;
import org.tiengow.host.page.PageAsked;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.presentation.flow.HostHere;
import org.tiengow.presentation.guide.GuideDeal;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.HostOffer;

/** A host inside the window's own process; opening and closing it happen on another thread. */
public final class Hosting implements HostHere {
    private static final int OTHERS = 3;
    private static final String PRACTICE_LEVEL = "steady";

    private final Host host;
    private final Executor background;
    private final Kind kind;
    private final OwnDoor door;
    private final String words;
    private final Token seat;
    private final Staying staying;

    private Hosting(Host host, Home home, Kind kind, KeptSeats seats, Staying staying) {
        this.host = host;
        this.background = home.background();
        this.kind = kind;
        this.staying = staying;
        this.seat = seats.all().stream()
                .filter(kept -> kept.kind() == PlayerKind.PERSON)
                .map(KeptSeat::token)
                .filter(token -> host.bringsBack(token.hex()))
                .findFirst()
                .orElse(Token.NONE);
        seats.all().stream()
                .filter(kept -> kept.own() && !host.bringsBack(kept.token().hex()))
                .forEach(kept -> seats.forget(kept.token())); // of a night that goes on no more
        this.words = kind == Kind.OPEN ? host.words().orElse("") : "";
        this.door = new OwnDoor(
                home.pages(),
                () -> PageAsked.of(host, Limits.PAGE_PORT),
                () -> host.addresses().get(0));
        if (kind == Kind.OPEN) {
            door.page(true);
        }
    }

    /** What the table is for. */
    private enum Kind {
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

    /** The night that was broken off in a data folder, if one was. */
    public static CompletableFuture<Optional<BrokenOff>> brokenOff(Path data, Executor background) {
        return CompletableFuture.supplyAsync(() -> BrokenOff.in(data), background);
    }

    /**
     * Opens a table on the network; the future fails with an {@link UncheckedIOException} when that cannot be done.
     *
     * @param pin what whoever joins has to know; empty for nothing
     * @param unfinished what becomes of a night that was broken off; whoever had a seat in one that goes on comes back to it
     */
    public static CompletableFuture<Hosting> open(String name, String pin, Unfinished unfinished, Home home) {
        HostSettings settings = HostSettings.named(name)
                .with(Door.OPEN.withPin(pin))
                .withData(home.data())
                .with(unfinished);
        return start(settings, home, Kind.OPEN, KeptSeats.in(home.data()));
    }

    /** Opens a table for one person and three bots, which begins as soon as that person sits down. */
    public static CompletableFuture<Hosting> practice(String name, Home home) {
        TablePlan plan = TablePlan.oneTable().withBots(OTHERS, PRACTICE_LEVEL).with(StartMode.FULL);
        return start(HostSettings.practice(name).with(plan).withData(home.data()), home, Kind.PRACTICE);
    }

    /**
     * Opens the table of the guided round: one round of given deals, which leaves no record; the others play at once, since the
     * lesson itself takes its time.
     */
    public static CompletableFuture<Hosting> lesson(String name, Home home) {
        TableRules rules = TableRules.named(RuleSets.DEFAULT_ID).with(Parameter.ROUNDS, 1);
        TablePlan plan = TablePlan.oneTable()
                .with(rules)
                .with(TableOption.with(TableOption.defaults(), "pace=0"))
                .withBots(OTHERS, PRACTICE_LEVEL)
                .with(StartMode.FULL)
                .withDeal(new GivenDeal(GuideDeal.BANKER, GuideDeal.HANDS));
        return start(HostSettings.practice(name).with(plan), home, Kind.LESSON);
    }

    private static CompletableFuture<Hosting> start(HostSettings settings, Home home, Kind kind) {
        return start(settings, home, kind, KeptSeats.NONE);
    }

    private static CompletableFuture<Hosting> start(HostSettings settings, Home home, Kind kind, KeptSeats seats) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        Staying staying = new Staying();
                        return new Hosting(Host.start(settings.onStaying(staying)), home, kind, seats, staying);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                home.background());
    }

    /**
     * Takes over the night of a host that has asked for it, with its PIN, perhaps only when the round there is over; the future fails when
     * nothing comes of it.
     *
     * @param name what the host here is called
     */
    static CompletableFuture<Hosting> inherit(TakeOverAsked asked, String name, Home home) {
        Staying staying = new Staying();
        HostSettings settings = HostSettings.named(name)
                .withWebPort(Limits.PAGE_PORT)
                .withData(home.data())
                .onStaying(staying);
        return onThreadOfItsOwn(() -> new Hosting(
                Successor.inherit(asked.token().hex(), asked.addresses(), asked.port(), asked.fingerprint(), settings),
                home,
                Kind.OPEN,
                KeptSeats.NONE,
                staying));
    }

    /** A host that others have agreed on. Takes some hundredths of a second. */
    static Hosting of(Host host, Home home, Staying staying) {
        return new Hosting(host, home, Kind.OPEN, KeptSeats.NONE, staying);
    }

    /** Where a host like this would be; the first time its key is made, which takes a second. */
    static HostingOffer offer(HostSettings settings) throws IOException {
        HostOffer offer = Successor.wouldBe(settings);
        return new HostingOffer(
                Fingerprint.write(offer.getFingerprint().toByteArray()),
                offer.getAddressesList(),
                offer.getPort(),
                offer.getWebPort());
    }

    /** What waits for hours must not keep others waiting, nor the program from ending. */
    static <T> CompletableFuture<T> onThreadOfItsOwn(Callable<T> work) {
        CompletableFuture<T> done = new CompletableFuture<>();
        Thread thread = new Thread(
                () -> {
                    try {
                        done.complete(work.call());
                    } catch (Exception failure) {
                        done.completeExceptionally(failure);
                    }
                },
                "tiengow-hosting");
        thread.setDaemon(true);
        thread.start();
        return done;
    }

    @Override
    public void whenStaying(Consumer<String> told) {
        staying.told = failure -> told.accept(failure.name());
    }

    /** Whom to tell; the host is there before anybody wants to know. */
    static final class Staying implements Consumer<HandOverFailure> {
        private volatile Consumer<HandOverFailure> told = failure -> {};

        @Override
        public void accept(HandOverFailure failure) {
            SwingUtilities.invokeLater(() -> told.accept(failure));
        }
    }

    @Override
    public Entrance entrance(String name) {
        HostAddress address = new HostAddress("127.0.0.1", host.port());
        return Entrance.of(address, PlayerKind.PERSON, name)
                .withFingerprint(host.fingerprint().orElse("")) // records name hosts by it, also the person's own
                .withOwnerToken(new Token(host.ownerToken()))
                .withSeatToken(seat);
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
    public String words() {
        return words;
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
        background.execute(() -> {
            work.run();
            SwingUtilities.invokeLater(done);
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

    /** The host itself. */
    Host host() {
        return host;
    }

    /** Whether its night outlives this program, and others may join: it is for more than practice. */
    public boolean isOpen() {
        return kind == Kind.OPEN;
    }

    @Override
    public boolean isLesson() {
        return kind == Kind.LESSON;
    }

    @Override
    public void close() {
        background.execute(() -> {
            host.close(); // before the door, so that browsers are told why
            door.close();
        });
    }
}
