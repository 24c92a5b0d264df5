package org.tiengow.swing.pictures;

import java.awt.Component;
import java.awt.Container;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import org.tiengow.client.replay.Replay;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.SeatReaction;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TablePause;
import org.tiengow.client.session.table.TakeBackQuestion;
import org.tiengow.client.shuffle.ShuffleAlarm;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.client.shuffle.ShuffleState.Raised;
import org.tiengow.engine.rules.Direction;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.replay.Replays;
import org.tiengow.presentation.settings.Assistance;
import org.tiengow.presentation.settlement.DealScreen;
import org.tiengow.presentation.settlement.DealWords;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.table.Cast;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.settlement.DealSheet;
import org.tiengow.swing.view.table.Standpoint;
import org.tiengow.swing.view.table.TableView;

/** What somebody at the table may want to know, each on the screen. */
public final class TableSamples {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    private final Words words;
    private final TileLook look;

    public TableSamples(Words words, TileLook look) {
        this.words = words;
        this.look = look;
    }

    /** The trick before this one, looked at again. */
    JComponent lastTrick() {
        return view(TableModel.of(words, oneTrick().state()).orElseThrow().recall());
    }

    /** A pair is led, and the next player sits on the left. */
    JComponent clockwise() {
        TableRules rules = TableRules.named("lai").with(Parameter.DIRECTION, Direction.CLOCKWISE);
        Tables tables =
                Tables.dealt(rules, 1, DEAL).shows("33 33").forfeits("43 52").forfeits("32 65");
        return view(TableModel.of(words, tables.state()).orElseThrow());
    }

    /** A tile of one's own lies face down beside a set with a long name. */
    JComponent forfeited() {
        Tables tables = Tables.dealt("lai", 3, DEAL[0], DEAL[1], DEAL[3], DEAL[2])
                .shows("61")
                .forfeits("21");
        return view(TableModel.of(words, tables.state()).orElseThrow());
    }

    /** The connection is lost, and the program tries to come back. */
    JComponent lostConnection() {
        Problem broken = new Problem(Problem.Kind.BROKEN, "192.168.1.20:47913", null, "");
        Deadline until = Deadline.after(System.nanoTime(), 40_000);
        SessionState lost = oneTrick().state().with(ConnectionStatus.returning(broken, until));
        return view(TableModel.of(words, lost).orElseThrow());
    }

    /** Somebody whose turn it is has lost the connection. */
    JComponent lostSeat() {
        SessionState state = oneTrick().shows("66").state();
        TableState t = state.atTable().orElseThrow();
        List<SeatState> seats = t.seats().stream()
                .map(seat -> seat.seat() == 1 ? lost(seat) : seat)
                .toList();
        TableState waiting = t.with(t.people().with(seats));
        return view(TableModel.of(words, state.withTable(waiting)).orElseThrow());
    }

    /** The host's disk has failed. */
    JComponent unkept() {
        SessionState state = oneTrick().state();
        TableState table = state.atTable().orElseThrow().kept(false);
        return view(TableModel.of(words, state.withTable(table)).orElseThrow());
    }

    /** Somebody's program had no part in the shuffle of the round that begins. */
    JComponent leftOut() {
        ShuffleState all = Tables.shuffled();
        ShuffleState without =
                new ShuffleState(all.kind(), all.step(), List.of(), List.of(2), all.rounds(), List.of(), List.of());
        return view(TableModel.of(words, Tables.dealt("lai", 0, DEAL).state().with(without))
                .orElseThrow());
    }

    /** Something contradicts in the shuffle. */
    JComponent alarm() {
        return view(TableModel.of(words, alarmed(oneTrick())).orElseThrow());
    }

    /** The same with an alarm of each kind of meaning. */
    static SessionState alarmed(Tables tables) {
        List<Raised> raised = List.of(
                new Raised("cd34", new ShuffleAlarm(ShuffleAlarm.Kind.UNKNOWN_ROUND, 5)),
                new Raised("ab12", new ShuffleAlarm(ShuffleAlarm.Kind.EPOCH, 1)),
                new Raised("ab12", new ShuffleAlarm(ShuffleAlarm.Kind.OTHER_RECORD, 1)));
        ShuffleState all = Tables.shuffled();
        return tables.state()
                .with(new ShuffleState(all.kind(), all.step(), List.of(), List.of(), all.rounds(), List.of(), raised));
    }

    /** People pause; somebody has left, and a bot has the seat. */
    JComponent pause() {
        SessionState state = oneTrick().shows("66").state();
        List<SeatState> seats = state.atTable().orElseThrow().seats().stream()
                .map(seat -> seat.seat() == 1 ? leftBy(seat, Cast.named("Ana")) : seat)
                .toList();
        TablePause pause = new TablePause(true, List.of(0, 2), Deadline.after(System.nanoTime(), 7_000_000));
        return view(TableModel.of(words, Tables.with(state, pause, seats)).orElseThrow());
    }

    /** Two at the table show something at their plates, one of them the reader. */
    JComponent reactions() {
        long now = System.nanoTime();
        SessionState state = oneTrick()
                .shows("66")
                .state()
                .withReactions(List.of(
                        new SeatReaction(0, Reaction.TEA, Deadline.after(now, 60_000)),
                        new SeatReaction(1, Reaction.GOOD_LUCK, Deadline.after(now, 60_000)),
                        new SeatReaction(3, Reaction.APPLAUSE, Deadline.after(now, 60_000))));
        return view(TableModel.of(words, state).orElseThrow());
    }

    /** Somebody would like a pause. */
    JComponent pauseWished() {
        SessionState state = oneTrick().shows("66").state();
        TablePause pause = new TablePause(false, List.of(2), null);
        return view(TableModel.of(
                        words,
                        Tables.with(state, pause, state.atTable().orElseThrow().seats()))
                .orElseThrow());
    }

    /** Mei wants to take a play back, and the reader is asked. */
    JComponent takeBackAsked() {
        Tables tables = Tables.dealt("lai", 1, DEAL).shows("31 41").shows("44 52");
        return takingBack(tables, 2, List.of(0, 3));
    }

    /** The reader waits for the answers of the others. */
    JComponent takingBack() {
        return takingBack(oneTrick().shows("66"), 0, List.of(2, 3));
    }

    private JComponent takingBack(Tables tables, int seat, List<Integer> missing) {
        TakeBackQuestion question = new TakeBackQuestion(9, seat, missing, Deadline.after(System.nanoTime(), 17_000));
        SessionState state = Tables.with(tables.untimed().state(), seat == 0, question);
        return view(TableModel.of(words, state).orElseThrow());
    }

    private static SeatState leftBy(SeatState seat, String person) {
        return new SeatState(
                seat.seat(),
                Holder.BOT,
                seat.name(),
                "steady",
                true,
                Presence.LEFT,
                null,
                false,
                seat.colour(),
                "",
                person,
                false);
    }

    private static SeatState lost(SeatState seat) {
        return new SeatState(
                seat.seat(),
                Holder.PERSON,
                seat.name(),
                "",
                false,
                Presence.LOST,
                Deadline.after(System.nanoTime(), 45_000),
                false,
                seat.colour(),
                seat.next(),
                seat.left(),
                seat.throughPage());
    }

    /** A pair of the wrong shape, and the rules behind the refusal. */
    JComponent why() {
        Tables tables =
                Tables.dealt("lai", 1, DEAL).shows("31 41").shows("44 52").forfeits("32 65");
        TableModel model = TableModel.of(words, tables.state()).orElseThrow();
        for (HandTile tile : model.screen().hand().tiles()) {
            model = tile.tile().toString().equals("55") ? model.toggle(tile.tile()) : model;
        }
        return view(model.why());
    }

    /** All hands of a round, trick by trick. */
    JComponent deal() {
        Replay replay = Replay.of("", Replays.match("lai", 4, 1, 5));
        DealScreen screen = DealWords.screen(
                People.of(words, oneTrick().state().atTable().orElseThrow()),
                Replays.open(replay, replay.matches().get(0), 0));
        return new DealSheet(screen, look, () -> {});
    }

    /** The tiles seen in two tricks, counted. */
    JComponent tilesSeen() {
        Tables tables = oneTrick()
                .shows("55 55")
                .forfeits("22 64")
                .forfeits("44 43")
                .forfeits("42 31")
                .shows("66");
        TableModel model = TableModel.of(words, tables.state()).orElseThrow();
        TableView view = view(model.helpedBy(Assistance.FIRST.withCounting(true)));
        button(view, "tab-seen").doClick(0);
        return view;
    }

    /** What somebody sees who only watches. */
    JComponent watching() {
        TableView view = view(watched());
        view.lookFrom(Standpoint.WATCHING);
        return view;
    }

    /** The same on a television. */
    public TableView bigScreen() {
        TableView view = new TableView(watched().farScreen(), look, new Quiet());
        view.lookFrom(Standpoint.ACROSS_THE_ROOM);
        view.invite(LobbyModel.phones(
                words,
                new PageState(
                        PageState.Stage.ON,
                        "http://192.168.1.20:47914/",
                        "http://192.168.1.20:47914/#k=ABCDEFGH2345JKLM")));
        return view;
    }

    private TableModel watched() {
        Tables tables = oneTrick().shows("55 55").forfeits("22 64");
        return TableModel.of(words, tables.watched()).orElseThrow().heard(true);
    }

    /** The button of this name. */
    static AbstractButton button(Container root, String name) {
        for (Component child : root.getComponents()) {
            if (child instanceof AbstractButton button && name.equals(button.getName())) {
                return button;
            }
            if (child instanceof Container inner && button(inner, name) != null) {
                return button(inner, name);
            }
        }
        return null;
    }

    private TableView view(TableModel model) {
        return new TableView(model.screen(), look, new Quiet());
    }

    private static Tables oneTrick() {
        return Tables.dealt("lai", 1, DEAL)
                .shows("31 41")
                .shows("44 52")
                .forfeits("32 65")
                .shows("11 62");
    }
}
