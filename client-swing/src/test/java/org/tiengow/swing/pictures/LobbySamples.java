package org.tiengow.swing.pictures;

import java.awt.Component;
import java.awt.Container;
import java.util.List;
import java.util.Objects;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.Self;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.TablePeople;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.presentation.lobby.Joining;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.night.NightModel;
import org.tiengow.presentation.night.SeatingModel;
import org.tiengow.presentation.night.Seatings;
import org.tiengow.presentation.settings.ScoreOrder;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.InviteScreen;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.sheet.PeopleModel;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.table.Cast;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.TimedText;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.lobby.InviteSheet;
import org.tiengow.swing.view.lobby.LobbyView;
import org.tiengow.swing.view.lobby.PhonesSheet;
import org.tiengow.swing.view.night.NightSheet;

/** The lobby, and the sheets that are opened from it. */
final class LobbySamples {
    private final Words words;

    LobbySamples(Words words) {
        this.words = words;
    }

    JComponent usual() {
        return lobby(
                Tables.gathering("lai"),
                new HandOutState(HandOutState.Stage.OFF, ""),
                new PageState(PageState.Stage.ON, "http://192.168.100.120:47914/", "http://192.168.100.120:47914/"));
    }

    /** As a guest sees the rules that others are compared with. */
    JComponent ofPagat() {
        return lobby(
                Tables.gathering("pagat"),
                new HandOutState(HandOutState.Stage.OFF, ""),
                PageState.of(PageState.Stage.OFF));
    }

    JComponent ofANight() {
        return lobby(
                Tables.night(Tables.gathering("lai")),
                new HandOutState(HandOutState.Stage.ON, "http://192.168.100.120:47914/"),
                PageState.of(PageState.Stage.OFF));
    }

    private JComponent lobby(SessionState state, HandOutState handOut, PageState phones) {
        LobbyView view = new LobbyView(words, new Quiet());
        view.show(LobbyModel.of(words, state)
                .orElseThrow()
                .screen(
                        new Joining(List.of("192.168.100.120:47913", "10.0.0.7:47913"), handOut, phones),
                        RuleSets.DEFAULT_ID,
                        ""));
        return view;
    }

    /** The rules opened beside the table. */
    JComponent rules() {
        JComponent view = usual();
        Objects.requireNonNull(named(view, "lobby-rules-line")).doClick();
        return view;
    }

    /** As a guest sees it, at a host elsewhere. */
    JComponent ofGuest() {
        return lobby(seatedAt(0), HandOutState.NOT_OURS, PageState.NOT_OURS);
    }

    /** As a spectator sees it. */
    JComponent ofSpectator() {
        return lobby(seatedAt(-1), HandOutState.NOT_OURS, PageState.NOT_OURS);
    }

    private static SessionState seatedAt(int seat) {
        SessionState state = Tables.gathering("lai");
        TableState table = state.atTable().orElseThrow();
        List<String> watchers = List.of(Cast.named("Ana"), Cast.named("阿明"));
        return state.withTable(table.with(new TablePeople(seat, false, table.seats(), 2, watchers, false)));
    }

    private static @Nullable AbstractButton named(Container parent, String name) {
        for (Component child : parent.getComponents()) {
            if (child instanceof AbstractButton button && name.equals(child.getName())) {
                return button;
            } else if (child instanceof Container inner && !(child instanceof AbstractButton)) {
                AbstractButton found = named(inner, name);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    JComponent phones() {
        PageState on = new PageState(
                PageState.Stage.ON,
                "http://192.168.100.120:47914/",
                "http://192.168.100.120:47914/#k=aq3fxz7mnbv2kd5e");
        return new PhonesSheet(
                LobbyModel.phones(words, on), words.get("invite.pin", "2580"), words.get("sheet.close"), () -> {});
    }

    JComponent ofMany() {
        return lobby(
                Seatings.turns(Tables.gathering("lai")),
                new HandOutState(HandOutState.Stage.OFF, ""),
                new PageState(PageState.Stage.ON, "http://192.168.100.120:47914/", "http://192.168.100.120:47914/"));
    }

    SheetScreen seating() {
        return seating(Seatings.turns(Tables.gathering("lai"))).choices();
    }

    SheetScreen nextSeats() {
        return seating(Seatings.turns(Tables.gathering("lai"))).card().orElseThrow();
    }

    SheetScreen nextTables() {
        return seating(Seatings.tables(Tables.gathering("lai"))).card().orElseThrow();
    }

    SheetScreen movePerson() {
        return seating(Seatings.tables(Tables.gathering("lai")))
                .move(Cast.named("Mei"))
                .orElseThrow();
    }

    SheetScreen going() {
        SessionState state = Seatings.tables(Tables.gathering("lai"));
        return seating(state)
                .going(
                        Objects.requireNonNull(state.night().proposal()),
                        TimedText.of(words, "seating.going.left", Deadline.after(System.nanoTime(), 5_000)));
    }

    private SeatingModel seating(SessionState state) {
        return SeatingModel.of(words, state);
    }

    JComponent night() {
        return night("", ScoreOrder.CHIPS);
    }

    JComponent nightSettled() {
        return night("0.50 HKD", ScoreOrder.CHIPS_A_ROUND);
    }

    JComponent nightRefused() {
        return night("1 pound", ScoreOrder.CHIPS);
    }

    JComponent nightForGuest() {
        SessionState state = Tables.night(Tables.gathering("lai"));
        Self me = state.self();
        return new NightSheet(
                NightModel.of(
                                words,
                                state.with(new Self(me.kind(), me.name(), false, me.seatToken())),
                                Settings.Night.FIRST)
                        .orElseThrow()
                        .withTyped("0.50 HKD")
                        .screen(),
                new Quiet());
    }

    private JComponent night(String chip, ScoreOrder ranking) {
        Settings.Night choices = Settings.Night.FIRST.withRanking(ranking);
        return new NightSheet(
                NightModel.of(words, Tables.night(Tables.gathering("lai")), choices)
                        .orElseThrow()
                        .withTyped(chip)
                        .screen(),
                new Quiet());
    }

    JComponent invite() {
        return invite("", HandOutState.NOT_OURS, "192.168.1.20:47913", "10.0.0.7:47913");
    }

    /** What needs the most room: the longest caption, a PIN, and the addresses of tunnels and of networks within the machine. */
    JComponent inviteToTheProgram() {
        return invite(
                "25802580",
                new HandOutState(HandOutState.Stage.ON, "http://192.168.100.120:47914/"),
                "192.168.1.20:47913",
                "10.0.0.7:47913",
                "10.8.0.2:47913",
                "172.17.0.1:47913",
                "172.18.0.1:47913");
    }

    private JComponent invite(String pin, HandOutState handOut, String... addresses) {
        return new InviteSheet(
                InviteScreen.of(words, List.of(addresses), pin, handOut, "palace monkey sugar forest thunder lizard"),
                words.get("sheet.close"),
                text -> {},
                () -> {},
                () -> {});
    }

    SheetScreen people() {
        return PeopleModel.of(words, barring(Tables.gathering("lai"), Cast.named("Uncle Lam")))
                .screen();
    }

    private static SessionState barring(SessionState state, String name) {
        return state.with(state.host().withBarred(List.of(name)));
    }
}
