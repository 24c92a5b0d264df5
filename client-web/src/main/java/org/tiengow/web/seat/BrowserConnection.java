package org.tiengow.web.seat;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.validation.Token;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.flow.Overlay;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.join.JoinModel;
import org.tiengow.presentation.join.JoinScreen;
import org.tiengow.presentation.json.ScreenJson;
import org.tiengow.presentation.night.TablesInTurn;
import org.tiengow.presentation.sheet.QrCode;
import org.tiengow.presentation.words.Language;
import org.tiengow.web.door.Browser;
import org.tiengow.web.door.DoorKey;

/** One connection of a browser. Its acts go to the join screen, or to the session that it shows. */
final class BrowserConnection implements Browser {
    /** The close code for a session that another connection shows. */
    private static final int DISPLACED = 4001;
    /** The close code for a night that continues at another door. */
    private static final int MOVED = 4002;
    /** The close code for a host that has ended; it may return later. */
    private static final int OVER = 4003;

    private static final int FAR_AGAIN_SECONDS = 10;
    private static final long MILLIS = 1_000;
    private static final Pattern ADDRESS =
            Pattern.compile("(https?://)([a-z0-9.-]{1,64}|\\[[0-9a-f:.]{2,45}])((?::[0-9]{1,5})?)");
    private static final Pattern LOOPBACK = Pattern.compile("localhost|127\\..*|\\[::1]");
    /** The acts of the join screen that lead to a table. They may arrive once more when the table is there. */
    private static final Set<String> WAYS_IN = Set.of("enter", "lesson", "practise");

    private static final Logger LOG = LoggerFactory.getLogger(BrowserConnection.class);

    private final BrowserSessions sessions;
    private final Line line;
    private final Runnable tablesChanged = this::joiningChanged;
    private final PageOutbox told;
    private final BrowserSessions.PhoneTableOpening phoneTable;
    private final PageInbox inbox;
    private final PageHistory history;
    private @Nullable PagePerson person;
    private @Nullable ReturnKey back;
    private boolean invited;
    private Token owner = Token.NONE;
    private int tvTable = -1;
    private int tvChosen = TablesInTurn.ALL;
    private String at = "";
    private boolean hasInvitation;
    private boolean ended;
    private @Nullable BrowserSession session;
    private JoinScreen.@Nullable Problem problem;
    private volatile long heard = System.nanoTime();
    private boolean isStale;

    BrowserConnection(BrowserSessions sessions, Line line) {
        this.sessions = sessions;
        this.line = line;
        this.phoneTable = new BrowserSessions.PhoneTableOpening(sessions, this);
        this.told = new PageOutbox(line, sessions.host().version());
        this.history = new PageHistory(sessions.host().book(), sessions::execute, this::showAgain);
        this.inbox = new PageInbox(
                sessions::execute,
                sessions.turns(),
                () -> session != null && session.plays(),
                this::heed,
                this::showIfStale);
    }

    @Override
    public void says(String act) {
        heard = System.nanoTime();
        if (!inbox.add(act)) {
            sessions.execute(() -> end(() -> line.end("Too much in a short time.")));
        }
    }

    private void heed(String act) {
        try {
            if (!ended) {
                heed(PageAct.of(act));
            }
        } catch (IllegalArgumentException wrong) {
            end(() -> line.end(String.valueOf(wrong.getMessage())));
        } catch (RuntimeException fault) {
            LOG.error("A page's act failed", fault);
            end(() -> line.end("The program has a fault."));
        }
    }

    @Override
    public void gone() {
        Duration silent = Duration.ofNanos(System.nanoTime() - heard);
        sessions.execute(() -> {
            ended = true;
            sessions.tables().lookAway(tablesChanged);
            if (session != null) {
                session.browserLost(this, silent);
            }
        });
    }

    /** Closes the connection because another one shows the session. */
    void displaced() {
        session = null;
        end(() -> line.end(DISPLACED, "displaced"));
    }

    /** Sends the browser to the door of another host, where the night continues. */
    void moved(String address) {
        end(() -> line.end(MOVED, address));
    }

    /** Closes the connection because the host has ended. The browser reconnects to see whether it has returned. */
    void over() {
        end(() -> line.end(OVER, "over"));
    }

    private void end(Runnable said) {
        if (!ended) {
            ended = true;
            said.run();
        }
    }

    /** Sends the screen of the session, with the key that the browser is to keep. */
    void show(JsonObject message, Optional<ReturnKey> key) {
        key.ifPresent(kept -> told.keep(kept.json()));
        if (!hasInvitation && session != null && session.mayInvite()) {
            invite(true);
        }
        if (message.has("decision")) {
            history.close(); // the next round has begun
        }
        told.tell(withHistory(message), language());
    }

    /** Adds the history to a screen: the page of it that is open, and that it can be opened. A television has none. */
    private JsonObject withHistory(JsonObject message) {
        PagePerson reader = person;
        if (reader != null && tvTable < 0 && history.isPossible()) {
            message.addProperty("history", true);
            history.json(reader).ifPresent(page -> message.add("extra", page));
        }
        return message;
    }

    /** Returns to the join screen after the seat was left or the host refused it. */
    void left(BrowserSession by, String why, @Nullable RefusalReason reason) {
        if (by != session) {
            return;
        }
        session = null;
        if (reason == RefusalReason.UNKNOWN_TOKEN && !owner.isNone() && person != null) {
            withoutOwning(person);
            return;
        }
        if (tvTable >= 0) { // a television has no seat: the seat that the browser keeps belongs to another tab
            told.tell(ViewStateJson.words("left", why), language());
            sessions.thread().schedule(this::watchFar, FAR_AGAIN_SECONDS, TimeUnit.SECONDS);
            return;
        }
        told.keep(JsonNull.INSTANCE);
        join(why.isEmpty() ? null : JoinModel.problem(reason, why));
    }

    /** Tries again without the owner's token, which is outdated or wrong. The return key may still be valid. */
    private void withoutOwning(PagePerson reader) {
        owner = Token.NONE;
        if (back == null) {
            join(new JoinScreen.Problem("", reader.words().get("join.notOwner")));
        } else {
            comeBack(back, reader);
        }
    }

    private void heed(PageAct act) {
        String name = act.name();
        PagePerson reader = person;
        if (reader == null) {
            if (!name.equals("open")) {
                throw new IllegalArgumentException("The first act of a page is to open.");
            }
            open(act);
        } else if (name.equals("here")) {
            return; // the message itself keeps the connection alive
        } else if (name.equals("language")) {
            reader.speak(language(act));
            refresh();
        } else if (name.equals("settings")) {
            reader.set(act);
            showHistoryAgain();
        } else if (name.equals("history")) {
            if (tvTable < 0) {
                history.open(act.text("page"), reader);
            }
        } else if (history.isOpen() && name.equals("extra") && act.text("kind").equals("none")) {
            history.back();
        } else if (history.isOpen() && name.equals("worth")) {
            reader.tryChipValue(act.text("value"));
            showHistoryAgain();
        } else if (session != null) {
            if (!WAYS_IN.contains(name)) {
                session.heed(act);
            }
        } else if (name.equals("enter")) {
            enter(act, reader);
        } else if (name.equals("lesson")) {
            phoneTable.begin(Overlay.LESSON);
        } else if (name.equals("practise")) {
            phoneTable.begin(Overlay.PRACTICE);
        } else if (name.equals("sheet")) {
            phoneTable.answer(act.text("sheet"), act.text("id"), act.textOrNone("value"));
        } else if (!PageActs.NAMES.contains(name)) { // too late: that table was left
            throw PageActs.unknown();
        }
    }

    private void open(PageAct act) {
        PagePerson reader = new PagePerson(language(act), sessions.host().house());
        person = reader;
        if (act.has("settings")) {
            reader.set(act.inner("settings"));
        }
        String shown = act.textOrNone("key");
        DoorKey key = sessions.host().key();
        invited = key.isKey(shown);
        at = act.textOrNone("at");
        owner = act.tokenOrNone("owner");
        Optional<ReturnKey> shownKey = act.has("return") ? ReturnKey.read(act.inner("return")) : Optional.empty();
        history.own(shownKey.map(ReturnKey::secret).orElseGet(() -> act.textOrNone("own")));
        if (act.has("return")) {
            JsonElement kept = shownKey.<JsonElement>map(ReturnKey::json).orElse(JsonNull.INSTANCE);
            told.keep(kept);
            told.keeps(kept.isJsonNull() ? new JsonObject() : kept);
        }
        Optional<BrowserSession> held = sessions.findByPageToken(act.tokenOrNone("held"))
                .or(() -> shownKey.flatMap(kept -> held(kept.token())));
        if (act.has("as") && act.text("as").equals("tv")) {
            invite(invited);
            tvChosen = act.has("table") ? act.table("table") : TablesInTurn.ALL;
            tvTable = Math.max(0, tvChosen);
            watchFar();
        } else if (held.isPresent()) {
            session = held.get();
            person = session.showAt(this, reader);
        } else if (shownKey.isPresent()) {
            comeBack(shownKey.get(), reader);
        } else {
            join(null);
        }
    }

    /**
     * Finds the session with a seat token. If its person has become the owner since then, the session is disconnected, so that the browser
     * enters again as the owner.
     */
    private Optional<BrowserSession> held(Token token) {
        Optional<BrowserSession> held = sessions.find(token);
        if (held.isPresent() && !owner.isNone() && !held.get().ownsHost()) {
            held.get().giveWay();
            return Optional.empty();
        }
        return held;
    }

    /**
     * Lets the page show the address for other people to join. It is the address that its browser used, or the address of this machine
     * if that was a loopback address.
     *
     * @param withKey whether it carries the key of the night, with which nobody is asked for the PIN
     */
    private void invite(boolean withKey) {
        hasInvitation = true;
        Matcher address = ADDRESS.matcher(at);
        if (address.matches()) {
            boolean isHere = LOOPBACK.matcher(address.group(2)).matches();
            String host = isHere ? sessions.host().here() : address.group(2);
            if (!host.isEmpty()) {
                String fragment = withKey ? sessions.host().key().fragment() : "";
                told.invite(QrCode.of(address.group(1) + host + address.group(3) + "/" + fragment));
            }
        }
    }

    private void comeBack(ReturnKey kept, PagePerson reader) {
        back = kept;
        try {
            take(
                    IdentityStore.withSecret(kept.secret()),
                    reader,
                    joinTarget(PlayerKind.PERSON, kept.name()).withSeatToken(kept.token()),
                    new Wish(kept.table(), OptionalInt.empty(), kept.hasSeat() ? Wish.Role.PLAY : Wish.Role.WATCH),
                    null);
        } catch (IllegalArgumentException noKey) {
            told.keep(JsonNull.INSTANCE);
            join(null);
        }
    }

    private void enter(PageAct act, PagePerson reader) {
        Wish wish = new Wish(
                act.has("table") ? act.table("table") : 0,
                act.has("seat") ? OptionalInt.of(act.seat("seat")) : OptionalInt.empty(),
                role(act));
        if (act.has("colour")) {
            int colour = act.colour("colour");
            reader.change(settings -> settings.withColour(colour));
        }
        if (act.has("face")) {
            SeatFace face = act.one("face", SeatFace.class);
            reader.change(settings -> settings.withFace(face));
        }
        String pin = act.textOrNone("pin");
        String name;
        try {
            name = PageAct.name(act.text("name"));
        } catch (IllegalArgumentException bad) {
            refuse(RefusalReason.BAD_NAME, reader.words().get("host.BAD_NAME"));
            return;
        }
        DoorKey key = sessions.host().key();
        boolean shows = invited || !owner.isNone(); // the host itself checks the token, which cannot be guessed
        DoorKey.Answer opens = shows ? DoorKey.Answer.RIGHT : key.pin(line.address(), pin, line.isPrivate());
        switch (opens) {
            case RIGHT -> {
                if (owner.isNone() && pinAsked() != JoinModel.Pin.NONE) {
                    invited = true; // the person may see the tables and seats now
                    join(null);
                } else {
                    back = null;
                    take(history.identity(), reader, joinTarget(PlayerKind.PERSON, name), wish, null);
                }
            }
            case NOT_PRIVATE -> refuse(RefusalReason.WRONG_PIN, reader.words().get("join.pin.notHere"));
            case WRONG -> refuse(RefusalReason.WRONG_PIN, reader.words().get("host.WRONG_PIN"));
            case TOO_SOON ->
                refuse(
                        RefusalReason.PIN_PAUSE,
                        reader.words().get("host.PIN_PAUSE", key.pauseMillis(line.address()) / MILLIS + 1));
        }
    }

    /** Returns what the person does at the table: plays, watches until the next match, or only watches. */
    private static Wish.Role role(PageAct act) {
        boolean plays = !act.has("watching") || !act.is("watching");
        boolean only = act.has("only") && act.is("only");
        return plays ? Wish.Role.PLAY : only ? Wish.Role.ONLY_WATCH : Wish.Role.WATCH;
    }

    /** Watches a table on a television, and retries until it succeeds, because no one operates it. */
    private void watchFar() {
        PagePerson reader = person;
        if (!ended && reader != null && pinAsked() != JoinModel.Pin.NONE) {
            join(null); // a television without the key shows the join screen and tries no PIN at the host
        } else if (!ended && session == null && reader != null) {
            JoinTarget joinTarget =
                    joinTarget(PlayerKind.SPECTATOR, reader.words().get("join.tv"));
            take(
                    IdentityStore.fresh(),
                    reader,
                    joinTarget,
                    new Wish(tvTable, OptionalInt.empty(), Wish.Role.WATCH),
                    null);
            if (session != null) {
                session.showFar(tvChosen);
            }
        }
    }

    /** Goes on from a table that has been left to a guided round or to practice. */
    void goOn(Overlay next) {
        phoneTable.begin(next);
    }

    /** Returns the person in front of the page, if it is at no table. */
    Optional<PagePerson> newcomer() {
        return ended || session != null ? Optional.empty() : Optional.ofNullable(person);
    }

    void take(
            IdentityStore identityStore,
            PagePerson reader,
            JoinTarget joinTarget,
            Wish wish,
            @Nullable EmbeddedHost table) {
        if (!sessions.hasRoom()) {
            refuse(null, reader.words().get("join.full"));
            return;
        }
        sessions.tables().lookAway(tablesChanged);
        phoneTable.close();
        session = new BrowserSession(sessions, this, reader, identityStore, joinTarget, wish, table);
        sessions.add(session);
    }

    /** Returns the target of a session at this door's host. It includes the PIN if the person has shown the key or the PIN here. */
    private JoinTarget joinTarget(PlayerKind kind, String name) {
        JoinTarget door = sessions.host().joinTarget();
        return JoinTarget.of(door.address(), kind, name)
                .withFingerprint(door.fingerprint())
                .withPin(invited ? door.pin() : "")
                .withOwnerToken(owner)
                .throughAPage();
    }

    private JoinModel.Pin pinAsked() {
        if (invited || !sessions.tables().needsPin()) {
            return JoinModel.Pin.NONE;
        }
        if (!owner.isNone()) {
            return JoinModel.Pin
                    .OF_OTHERS; // any browser can claim a token, so no table is shown until the host has checked it
        }
        return line.isPrivate() ? JoinModel.Pin.ASKED : JoinModel.Pin.NOT_HERE;
    }

    private void join(JoinScreen.@Nullable Problem why) {
        problem = why;
        sessions.tables().look(tablesChanged);
        joiningChanged();
    }

    void refuse(@Nullable RefusalReason reason, String sentence) {
        problem = JoinModel.problem(reason, sentence);
        joiningChanged();
    }

    /** Schedules an update of the join screen. One update covers all changes until its turn comes. */
    void joiningChanged() {
        if (!isStale) {
            isStale = true;
            sessions.turns().add(this::showIfStale);
        }
    }

    private void showIfStale() {
        PagePerson reader = person;
        if (isStale && reader != null && session == null && !ended) {
            JsonObject message =
                    ScreenJson.of(sessions.tables().model(reader.words()).screen(pinAsked(), problem));
            phoneTable.sheet(reader.words()).ifPresent(sheet -> message.add("over", sheet));
            told.tell(withHistory(message), reader.language());
        }
        isStale = false;
    }

    /** Shows the current screen again. */
    private void showAgain() {
        if (session != null) {
            session.refresh();
        } else {
            joiningChanged();
        }
    }

    private void showHistoryAgain() {
        if (history.isOpen()) {
            showAgain();
        }
    }

    private void refresh() {
        if (session != null) {
            session.refresh();
        } else {
            problem = null; // the problem was worded in the other language
            joiningChanged();
        }
    }

    private Language language() {
        return person == null ? Language.ENGLISH : person.language();
    }

    private static Language language(PageAct act) {
        return Language.near(Locale.forLanguageTag(act.text("language")));
    }
}
