package org.tiengow.swing.view.shell;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.hosting.HostGone;
import org.tiengow.client.session.hosting.TakeOverAsked;
import org.tiengow.host.handover.Hitch;
import org.tiengow.presentation.sheet.HandOverModel;
import org.tiengow.presentation.sheet.HandOverScreen;
import org.tiengow.presentation.sheet.TakeOverScreen;
import org.tiengow.presentation.start.StartModel;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.swing.view.night.HandOverInput;
import org.tiengow.swing.view.night.HandOverSheet;
import org.tiengow.swing.view.night.TakeOverSheet;

/**
 * Who hosts the night at a table: offers that this program could, hands it over, takes it over, and says who has it. Belongs to
 * the event thread; what takes time happens on others.
 */
final class NightDesk implements HandOverInput {
    /** As long as the other host waits for an answer. */
    private static final int ASKING_MILLIS = 60_000;

    /** Long enough for the host that asks to see that it was told no. */
    private static final int DECLINED_MILLIS = 3_000;

    /** How long it is said who hosts now. */
    private static final int NEWS_MILLIS = 30_000;

    private final Desk desk;
    private final TablePlace place;
    private final Home home;
    private final OwnHosting own;
    private final Map<String, KeyWords> keys = new HashMap<>();
    private final Timer untilLate = new Timer(ASKING_MILLIS, event -> decline());
    private final Timer untilOld = new Timer(NEWS_MILLIS, event -> tell(""));
    private final Timer untilAgain = new Timer(DECLINED_MILLIS, event -> offerAgain());
    private HandOverModel model;
    private @Nullable HandOverSheet sheet;
    private int height;
    private @Nullable TakeOverSheet question;
    private @Nullable TakeOverAsked asked;
    private boolean offered;
    private boolean moving;
    private OptionalInt heir = OptionalInt.empty();
    private String news = "";

    /**
     * At a table.
     *
     * @param home where a host of this person would keep its things
     * @param own the host this window could open
     */
    NightDesk(Desk desk, TablePlace place, Home home, OwnHosting own) {
        this.desk = desk;
        this.place = place;
        this.home = home;
        this.own = own;
        own.at(place);
        this.model = HandOverModel.begin(desk.words());
        untilLate.setRepeats(false);
        untilOld.setRepeats(false);
        untilAgain.setRepeats(false);
    }

    /** What everybody at this window is to know for a while; empty for nothing. */
    String news() {
        return news;
    }

    /** Whether there is somebody the night could be handed over to. */
    boolean isPossible() {
        return place.isHosting() && HandOverModel.isPossible(place.state());
    }

    /** Heeds what the session knows now. */
    void heed(SessionState state) {
        if (!state.isIn()) {
            offered = false;
        } else {
            offerOnce(state);
        }
        state.nights().handover().to().ifPresent(seat -> heir = OptionalInt.of(seat));
        follow(state);
        TakeOverAsked wish = state.nights().takeOver();
        if (wish != null && !wish.equals(asked)) {
            ask(wish);
        }
        if (question != null && desk.frame().shows(null)) {
            lay(question); // something else lay over it
        }
        refresh();
    }

    /** The table is left. */
    void stop() {
        own.at(null);
        untilLate.stop();
        untilOld.stop();
        untilAgain.stop();
    }

    /** Opens the sheet on which the night is handed over. */
    void open() {
        model = HandOverModel.begin(desk.words());
        HandOverSheet fresh = new HandOverSheet(this);
        sheet = fresh;
        height = 0;
        show(fresh);
    }

    /** The host of this window was not handed over. */
    void stays(Hitch why) {
        String name = heir.isPresent() ? nameOf(heir.getAsInt()) : "";
        String sentence = desk.words().get("night.stays." + why.name(), name);
        if (isOpen()) {
            change(model.refused(sentence));
        } else {
            tell(sentence);
        }
    }

    @Override
    public void choose(int seat) {
        change(model.to(seat));
    }

    @Override
    public void when(boolean now) {
        change(model.now(now));
    }

    @Override
    public void handOver() {
        if (model.isBegun(place.state())) {
            change(model.kept());
            place.ask(place.session().keepHost(), this::refused);
            return;
        }
        Optional<Integer> seat = model.chosen(place.state());
        if (seat.isEmpty()) {
            return;
        }
        heir = OptionalInt.of(seat.get());
        boolean now = model.isNow();
        change(model.asked(seat.get()));
        place.ask(place.session().handOver(seat.get(), now), this::refused);
    }

    @Override
    public void close() {
        sheet = null;
        place.backToTable();
    }

    private void refused(Answer.Refused refusal) {
        change(model.refused(HostWords.of(desk.words(), place.state()).sentence(refusal)));
    }

    private void change(HandOverModel next) {
        model = next;
        refresh();
    }

    private boolean isOpen() {
        return sheet != null && desk.frame().shows(sheet);
    }

    private void refresh() {
        HandOverSheet open = sheet;
        if (open != null && isOpen() && place.state().table() != null) {
            show(open);
        }
        TakeOverSheet wish = question;
        if (wish != null && desk.frame().shows(wish)) {
            wish.showKey(takeOver());
        }
    }

    /** The sheet is as high as what it says; that changes when somebody has been asked. */
    private void show(HandOverSheet open) {
        HandOverScreen screen = model.screen(place.state(), this::wordsOf);
        open.show(screen);
        if (height != HandOverSheet.height(screen)) {
            height = HandOverSheet.height(screen);
            desk.frame().openSheet(open, HandOverSheet.WIDTH, height, this::close);
        }
    }

    private String wordsOf(String key) {
        return keys.computeIfAbsent(key, unknown -> new KeyWords()).of(key, this::refresh);
    }

    private String nameOf(int seat) {
        return place.state()
                .atTable()
                .filter(table -> seat < table.seats().size())
                .map(table -> table.seats().get(seat).name())
                .orElse("");
    }

    /** Says something for a while, above everything else that could wait. */
    private void tell(String sentence) {
        news = sentence;
        if (sentence.isEmpty()) {
            untilOld.stop();
        } else {
            untilOld.restart();
        }
        place.refreshNews();
    }

    /** A host counts on it from connection to connection; making the key may take a second. */
    private void offerOnce(SessionState state) {
        boolean seated = state.atTable().filter(TableState::isSeated).isPresent();
        if (offered || !seated || place.isHosting()) {
            return;
        }
        offered = true;
        CompletableFuture<Void> unused = own.offer(hostName())
                .thenAccept(ready ->
                        SwingUtilities.invokeLater(() -> place.session().offerHost(Optional.of(ready))));
    }

    /** Whoever comes along is told who hosts now. */
    private void follow(SessionState state) {
        HostGone gone = state.hostGone();
        if (gone != null && gone.step() == HostGone.Step.SIGNED) {
            moving = true;
            heir = gone.heir();
        } else if (NightWords.isMoving(state.connection())) {
            moving = true;
            place.handedOver();
            if (isOpen()) {
                close();
            }
        } else if (moving && state.isIn() && state.table() != null) {
            moving = false;
            tell(NightWords.of(desk.words(), state).arrived(heir));
            heir = OptionalInt.empty();
        }
    }

    private void ask(TakeOverAsked wish) {
        asked = wish;
        TakeOverSheet fresh = new TakeOverSheet(takeOver(), () -> accept(wish), this::decline);
        question = fresh;
        untilLate.restart();
        lay(fresh);
    }

    private void lay(TakeOverSheet wish) {
        desk.frame().openSheet(wish, TakeOverSheet.WIDTH, TakeOverSheet.HEIGHT, this::decline);
    }

    private TakeOverScreen takeOver() {
        String key = place.state()
                .atTable()
                .map(table -> place.state().nights().handover().keys().getOrDefault(table.mySeat(), ""))
                .orElse("");
        return TakeOverScreen.of(desk.words(), place.state(), key.isEmpty() ? "" : wordsOf(key));
    }

    /** The host that asks sees that this program no longer offers itself, and waits no longer; later it may ask again. */
    private void decline() {
        answered();
        place.ask(place.session().offerHost(Optional.empty()), refusal -> {});
        untilAgain.restart();
    }

    private void offerAgain() {
        offered = false;
        heed(place.state());
    }

    private void accept(TakeOverAsked wish) {
        answered();
        CompletableFuture<Hosting> unused = Hosting.inherit(wish, hostName(), home)
                .whenComplete((hosting, failure) -> SwingUtilities.invokeLater(() -> {
                    if (failure == null) {
                        moving = true;
                        heir = mySeat();
                        place.becomesHost(hosting);
                    } else {
                        log().warn("The night was not taken over: {}", failure.toString());
                        tell(desk.words().get("night.untaken"));
                    }
                }));
    }

    private String hostName() {
        return new StartModel(desk.words()).hostName(desk.settings().name());
    }

    private OptionalInt mySeat() {
        return place.state()
                .atTable()
                .map(table -> OptionalInt.of(table.mySeat()))
                .orElse(OptionalInt.empty());
    }

    private void answered() {
        untilLate.stop();
        question = null;
        place.backToTable();
    }

    // Only when there is something to say: the first logger takes its time, and the window should not wait for it.
    private static Logger log() {
        return LoggerFactory.getLogger(NightDesk.class);
    }
}
