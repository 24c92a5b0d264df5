package org.tiengow.app.phone;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.tiengow.app.page.PageVisitor;
import org.tiengow.client.book.BookNight;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.night.NightState;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.deal.GivenDeal;
import org.tiengow.host.night.SeatingChoice;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.presentation.guide.GuideDeal;
import org.tiengow.presentation.history.Histories;
import org.tiengow.presentation.json.ScreenJson;
import org.tiengow.presentation.night.SeatingModel;
import org.tiengow.presentation.night.Seatings;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.TurnOrder;

/** Leads a guest through every screen of the page, as somebody comes to it who plays a round; the deal is always the same. */
final class Tour {
    private static final String TABLE = "Lam’s Friday table";
    private static final int SLOW = 10_000;
    private static final int NIGHTS = 6;
    private static final IdentityStore KIT = IdentityStore.fresh();
    private static final String LAST_TRICK = "[data-act=last-trick]:not([aria-disabled])";

    /** From now on a page keeps its line, and what it heard last. */
    private static final String LISTEN = """
            const Real = WebSocket;
            window.WebSocket = class extends Real {
              constructor(address) {
                super(address);
                window.line = this;
                this.addEventListener('message', ({data}) => {
                  const heard = JSON.parse(data);
                  if (heard.screen) window.lastHeard = heard;
                });
              }
            };
            """;

    private static final String TELL =
            "line.onmessage({data: JSON.stringify({...lastHeard, over: JSON.parse(arguments[0])})})";

    private final Phone phone;
    private final Path folder;
    private final Guest guest;

    /** Who is shown each screen. */
    @FunctionalInterface
    interface Guest {
        /**
         * Sees what the phone shows now.
         *
         * @param screen its name
         * @param again shows it again, should it have gone because the page was dressed anew
         */
        void sees(String screen, Runnable again);
    }

    Tour(Phone phone, Path folder, Guest guest) {
        this.phone = phone;
        this.folder = folder;
        this.guest = guest;
    }

    /** Goes through all of them. */
    void all() throws IOException {
        phone.command("Page.addScriptToEvaluateOnNewDocument", Map.of("source", LISTEN));
        night();
        singles();
        guided();
        waiting();
        history();
        owning();
        round();
        slow();
    }

    private void guided() throws IOException {
        try (Host host = Host.start(HostSettings.practice(TABLE).with(plan(0)));
                PageOf page = PageOf.hostWithLessons(host, folder)) {
            phone.goTo(page.address());
            await("the seats above the ways to practise").until(() -> phone.shows(".chair"));
            touch("[data-act=practise]");
            see("practice", () -> phone.shows("#over [data-act=yes]"));
            touch("#over [data-act=no]");
            await("the guided round")
                    .until(() -> phone.shows(".guide") || phone.touch("[data-act=lesson]") && phone.shows(".guide"));
            see("guide", () -> phone.shows(".guide-card .button") && phone.shows(".slot"));
            touch(".guide-foot .main");
            await("a tile to touch").until(() -> phone.shows(".guide-next"));
            see(
                    "guide-tile",
                    () -> phone.shows(".slot[aria-pressed=true]") || phone.touch(".hand .slot:last-child") && false);
            await("something to play")
                    .until(() -> !phone.touch(".guide-foot .main") && phone.shows(".guide-card.acting"));
            see("guide-play", () -> phone.shows(".turn.yours") && phone.shows(".acting .guide-words > p"));
        }
    }

    /** A table that waits for somebody. */
    private void waiting() throws IOException {
        try (Host host = Host.start(HostSettings.practice(TABLE).with(plan(0).withBots(2, "steady")));
                PageOf page = PageOf.host(host)) {
            phone.goTo(page.address());
            see("join", () -> phone.shows("[data-act=sit]") && phone.shows(".chair"));
            phone.type("[data-field=name]", "Kit");
            touch("[data-act=sit]");
            see("lobby", () -> phone.shows(".lobby .opening"));
            touch("[data-act=colours]");
            see("looks", () -> phone.shows("[data-act=face-owl]"));
            close();
            touch("[data-act=rules-here]");
            see("lobby-differs", () -> phone.shows("[data-sheet=rules-here]"));
        }
    }

    /** The nights of somebody who was here before. */
    private void history() throws IOException {
        try (Host host = Host.start(HostSettings.practice(TABLE).with(plan(0).withBots(2, "steady")));
                PageOf page = PageOf.hostWithBook(host, book())) {
            phone.goTo(page.address());
            phone.run("localStorage.setItem('tiengow.own', JSON.stringify(arguments[0]))", KIT.secret());
            phone.goTo(page.address());
            touch("[data-act=history]");
            see("history", () -> phone.shows("[data-sheet=history] [data-act=line]"));
            touch("[data-act=page-me]");
            see("history-me", () -> phone.shows("[data-sheet=history] .facts"));
            touch("[data-act=page-nights]");
            await("the nights").until(() -> !phone.shows("[data-sheet=history] .facts"));
            touch("[data-sheet=history] [data-act=line]");
            see("history-night", () -> phone.shows("[data-sheet=history] [data-act=sheet]"));
            touch("[data-sheet=history] [data-act=sheet]");
            see("history-sheet", () -> phone.shows("[data-sheet=night]"));
            close();
        }
    }

    private NightBook book() throws IOException {
        NightBook book = NightBook.in(folder.resolve("history"));
        for (BookNight night : Histories.keyed(Histories.nights(NIGHTS), "Kit", KIT.publicKey())) {
            book.note(night);
        }
        return book;
    }

    /** The lobby of a guest who owns the host. */
    private void owning() throws IOException {
        TableRules friday = TableRules.named("lai-civil")
                .with(Parameter.SUPREME_CAPTURE_BONUS, 2)
                .with(Parameter.ROUNDS, 1)
                .called("Friday 星期五", "Since the wedding.");
        try (Host host = Host.start(
                        HostSettings.practice(TABLE).with(plan(0).with(friday).withBots(2, "steady")));
                PageOf page = PageOf.host(host)) {
            Thumb.first(phone).comeIn(page.address() + "#o=" + host.ownerToken(), "Kit");
            see("owner", () -> phone.shows(".lobby [data-act=fill]"));
            touch("[data-act=rules-here]");
            see("owner-rules", () -> phone.shows("[data-sheet=rules-here] #change-rule-set"));
            touch("[data-act=parameters]");
            see("parameters", () -> phone.shows("[data-sheet=parameters] .mark-of"));
            close();
            touch(".place:has(.disc-bot) [data-act=seat]");
            see("owner-seat", () -> phone.shows("[data-act=remove-bot]"));
            close();
            touch("[data-act=invite]");
            see("invite", () -> phone.shows("[data-sheet=invite] .qr-code"));
            close();
        }
    }

    /** A round from the first turn to the standings. */
    private void round() throws IOException {
        try (Host host = Host.start(HostSettings.practice(TABLE).with(plan(0)));
                PageOf page = PageOf.host(host)) {
            Thumb thumb = Thumb.first(phone);
            thumb.comeIn(page.address() + "#o=" + host.ownerToken(), "Kit"); // who says what a chip is worth
            see("table", () -> phone.shows(".turn.yours") && phone.shows("[data-act=forfeit]"));
            String first = phone.attribute(".slot:not(:has(.up))", "data-tile"); // one that beats nothing
            phone.hold("button[data-tile='" + first + "']", () -> phone.shows("[data-sheet=tile]"));
            see("tile", () -> phone.shows("[data-sheet=tile]"));
            close();
            touch("button[data-tile='" + first + "']");
            await("the reason").until(() -> phone.shows("[data-act=why]"));
            see("reason", () -> phone.shows(".slot[aria-pressed=true]"));
            touch("[data-act=why]");
            see("why", () -> phone.shows("[data-sheet=why]")); // it stays in another language
            close();
            touch("[data-act=chat]");
            see("chat", () -> phone.shows("#local .sheet"));
            close();
            touch("[data-act=react]");
            see("react", () -> phone.shows("[data-sheet=react]"));
            touch("[data-act=react-well-played]");
            see("reaction", () -> phone.shows(".own-bubble") || reacts());
            touch("[data-act=menu]");
            see("menu", () -> phone.shows("[data-sheet=menu]"));
            touch("[data-act=settings]");
            see("settings", () -> phone.shows("[data-sheet=settings]"));
            close();
            fromMenu("card");
            fromMenu("rules");
            await("a finished trick").pollInterval(Duration.ofMillis(30)).until(() -> {
                if (phone.shows(".turn.yours") && phone.shows(LAST_TRICK)) {
                    return true;
                }
                thumb.stepInRound();
                return false;
            });
            touch(LAST_TRICK);
            see("last-trick", () -> phone.shows("[data-sheet=recall]"));
            close();
            await("the end of the round").pollInterval(Duration.ofMillis(30)).until(() -> {
                if (phone.shows(".settlement")) {
                    return true;
                }
                thumb.stepInRound();
                return false;
            });
            see("settlement", () -> phone.shows(".settlement h1"));
            phone.goTo(page.address() + "tv");
            see("settlement-tv", () -> phone.shows("#over .settlement h1"));
            phone.goTo(page.address());
            await("the settlement").until(() -> phone.shows(".settlement h1"));
            touch("[data-act=standings]");
            see("standings", () -> phone.shows(".standings h1"));
            touch("[data-act=night]");
            see("night", () -> phone.shows("[data-sheet=night]"));
            phone.run(
                    "const field = document.querySelector('#night-chip'); field.value = '0.50 HKD'; field.dispatchEvent(new Event('change'))");
            see("night-settled", () -> phone.shows("[data-sheet=night] [data-act=copy]"));
            close();
        }
    }

    /** A table at which the guest is the banker and the others think for long, and the big screen beside it. */
    private void slow() throws IOException {
        try (Host host = Host.start(
                        HostSettings.practice(TABLE).with(plan(SLOW).withDeal(new GivenDeal(0, GuideDeal.HANDS))));
                PageOf page = PageOf.host(host)) {
            Thumb.first(phone).comeIn(page.address(), "Kit");
            see("lead", () -> phone.shows(".turn.yours") && phone.shows(".plate.own .banker"));
            touch("[data-act=hint]");
            see("hint", () -> phone.shows(".around.hinted"));
            touch(".slot");
            touch("[data-act=play]:not([aria-disabled])");
            see("others-turn", () -> phone.shows(".turn.quiet") && phone.shows(".slot"));
            phone.goTo(page.address() + "tv");
            see("tv", () -> phone.shows(".tv-seat"));
        }
    }

    /** A hand of single tiles, among them those with the longest names. */
    private void singles() throws IOException {
        try (Host host = Host.start(HostSettings.practice(TABLE).with(plan(SLOW).withDeal(PageDetailsIT.SINGLES)));
                PageOf page = PageOf.host(host)) {
            Thumb.first(phone).comeIn(page.address(), "Kit");
            see("singles", () -> phone.shows(".turn.yours") && phone.shows(".slot"));
        }
    }

    private static TablePlan plan(int pace) {
        return TablePlan.oneTable()
                .with(TableRules.named(RuleSets.DEFAULT_ID).with(Parameter.ROUNDS, 1))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=" + pace), "pause=600"))
                .withBots(3, "steady")
                .with(StartMode.FULL)
                .withDeal(new GivenDeal(GuideDeal.BANKER, GuideDeal.HANDS));
    }

    /** A night of two tables, and the television there, also with as many people as there can be. */
    private void night() throws IOException {
        SeatingChoice tables = new SeatingChoice(SeatingMode.SEATING_MODE_TABLES, TurnOrder.TURN_ORDER_LONGEST, "");
        try (Host host = Host.start(HostSettings.practice(TABLE)
                        .with(TablePlan.oneTable().with(tables).with(StartMode.OWNER)));
                PageOf page = PageOf.host(host)) {
            PageVisitor owner = PageVisitor.opens(page.port(), "\"owner\":\"" + host.ownerToken() + "\"")
                    .enters("Lam");
            owner.shows("lobby");
            for (String guest : List.of("Ana", "Bo", "Mei")) {
                PageVisitor.opens(page.port()).enters(guest).shows("lobby");
            }
            phone.goTo(page.address());
            see("join-night", () -> phone.shows(".join-foot [data-act=next]"));
            for (String guest : List.of("Zoe", "Eve", "Dan")) {
                PageVisitor.opens(page.port())
                        .enters(guest, "\"watching\":true")
                        .shows("lobby");
            }
            phone.goTo(page.address() + "tv");
            see("tv-next-seats", () -> phone.shows(".tv-plan .qr-code"));
            see("tv-sixteen", () -> phone.shows(".tv-plan") && isShown(Seatings.sixteen(Tables.gathering("lai"))));
            see("tv-crowd", () -> phone.shows(".tv-plan") && isShown(Seatings.crowd(Tables.gathering("lai"))));
            owner.says("{\"act\":\"seating\"}").says("{\"act\":\"sheet\",\"sheet\":\"nextSeats\",\"id\":\"SEAT\"}");
            see("tv-lobby", () -> phone.shows(".tv-tables") && phone.shows(".tv-row") && !phone.shows(".tv-plan"));
        }
    }

    /** Shows the next seats of a state over the current screen, as if the host had told of them. */
    private boolean isShown(SessionState state) {
        Words words =
                Words.of(Locale.forLanguageTag(String.valueOf(phone.run("return document.documentElement.lang"))));
        SheetScreen card = SeatingModel.of(words, state).card().orElseThrow();
        phone.run(TELL, ScreenJson.of(card).toString());
        phone.settle();
        return phone.is(
                "return document.querySelectorAll('.tv-plan .tv-rows li').length >= arguments[0]", NightState.PEOPLE);
    }

    /** It is shown for three seconds only, and may have to be shown again. */
    private boolean reacts() {
        return (phone.shows("[data-act=react-well-played]") || phone.touch("[data-act=react]"))
                && phone.touch("[data-act=react-well-played]")
                && phone.shows(".own-bubble");
    }

    private void fromMenu(String act) {
        touch("[data-act=menu]");
        touch("[data-sheet=menu] [data-act=" + act + "]");
        see(act, () -> phone.shows("#extra .sheet"));
        close();
    }

    private void see(String screen, BooleanSupplier there) {
        await(screen).pollInterval(Duration.ofMillis(20)).until(there::getAsBoolean);
        guest.sees(
                screen, () -> await(screen).pollInterval(Duration.ofMillis(20)).until(there::getAsBoolean));
    }

    private void touch(String selector) {
        await(selector).pollInterval(Duration.ofMillis(20)).until(() -> phone.touch(selector));
    }

    private void close() {
        await("that the sheet is gone")
                .pollInterval(Duration.ofMillis(20))
                .until(() -> !phone.touch("#local [data-act=close], #extra [data-act=close]"));
    }

    /** Chooses the language by the page's own setting, and the theme as the phone's system does. */
    static void dress(Phone phone, String language, String theme) {
        phone.command(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        List.of(
                                Map.of("name", "prefers-color-scheme", "value", theme),
                                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
        phone.set("language", language);
        await(language)
                .until(() -> phone.is(
                        "return document.documentElement.lang === arguments[0]"
                                + " && document.documentElement.dataset.theme === arguments[1]",
                        language,
                        theme));
    }
}
