package org.tiengow.presentation.replay;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.replay.ReplayEntry;
import org.tiengow.client.replay.ReplayMatch;
import org.tiengow.client.replay.ReplayMoment;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.Reveal;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableMatch;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.client.session.table.TablePeople;
import org.tiengow.client.session.table.TableRound;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.table.TableTurn;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.rules.Direction;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.face.Bubble;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.settlement.SettlementModel;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.table.Choices;
import org.tiengow.presentation.table.HandWords;
import org.tiengow.presentation.table.LogLines;
import org.tiengow.presentation.table.Scene;
import org.tiengow.presentation.table.SeatPlates;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableHand;
import org.tiengow.presentation.table.TableHand.Group;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.Turn;
import org.tiengow.presentation.table.TableSide;
import org.tiengow.presentation.table.TableSide.LogKind;
import org.tiengow.presentation.table.TableSide.LogLine;
import org.tiengow.presentation.table.TableTrick;
import org.tiengow.presentation.table.TableTrick.LastTrick;
import org.tiengow.presentation.table.TableTrick.PlayState;
import org.tiengow.presentation.table.TableTrick.TablePlay;
import org.tiengow.presentation.table.TrickWords;
import org.tiengow.presentation.words.HandOrder;
import org.tiengow.presentation.words.PaymentWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.Words;

/**
 * The table at one moment of a finished round, shown in the same way as during play.
 *
 * @param words the language
 * @param match the match it belongs to
 * @param round the round
 * @param known the seats of the table at which it was played; empty if they are unknown
 * @param moment the index of the moment
 * @param bottom the seat whose hand lies in front
 * @param open whether all hands are open; otherwise only what that seat knew is shown
 * @param notice a short note; empty if absent
 */
record ReplayScene(
        Words words,
        ReplayMatch match,
        ReplayRound round,
        List<SeatState> known,
        int moment,
        int bottom,
        boolean open,
        String notice) {
    private static final TableOptions OPTIONS =
            new TableOptions(0, 1, 1, 0, Reveal.ROUND, true, true, true, 0, 0, "", true);

    TableScreen table() {
        Scene scene = scene(view());
        return new TableScreen(
                bar(),
                view().rules().direction() == Direction.CLOCKWISE,
                seats(scene),
                trick(scene),
                hand(scene),
                new Turn(false, "", happened()),
                List.of(),
                null,
                null,
                notice.isEmpty() ? null : notice,
                null,
                new TableSide(
                        words.get("log.tab"), log(scene), "", List.of(), 0, "", List.of(), Bubble.Offer.NOTHING, null),
                null,
                null);
    }

    /** Returns the latest event in a short sentence. */
    String happened() {
        ReplayMoment now = now();
        String who = now.seat() == Seats.NONE ? "" : people().name(now.seat());
        return switch (now.kind()) {
            case DEAL -> words.get("replay.now.deal", people().name(view().banker()));
            case DECLARATION ->
                now.seat() == Seats.NONE
                        ? words.get("replay.now.noDeclaration")
                        : words.get("replay.now.declaration", who);
            case LEAD, BEAT -> words.get("replay.now." + now.kind().name(), who, laid());
            case FORFEIT -> words.get("replay.now.FORFEIT", who, lastPlay().count());
            case TAKEN -> words.get("replay.now.taken", who, lastTrickSize());
            case SETTLEMENT -> words.get("replay.now.settlement", people().name(result().winner()));
        };
    }

    /** Returns the settlement sheet, with buttons that lead on. */
    SettlementScreen settlement() {
        return SettlementModel.of(words, scene(round.view(moment, bottom)).state())
                .orElseThrow()
                .screen();
    }

    private ReplayMoment now() {
        return round.moments().get(moment);
    }

    private SeatView view() {
        return open ? round.openView(moment, bottom) : round.view(moment, bottom);
    }

    private RoundResult result() {
        RoundResult result = view().result();
        if (result == null) {
            throw new IllegalStateException("There is no end yet at moment " + moment + ".");
        }
        return result;
    }

    private People people() {
        return scene(view()).people();
    }

    private SeenPlay lastPlay() {
        List<SeenPlay> plays = view().table();
        return plays.get(plays.size() - 1);
    }

    private String laid() {
        return new TileNames(words).inSentence(lastPlay().tiles());
    }

    private int lastTrickSize() {
        var tricks = view().tricks();
        return tricks.get(tricks.size() - 1).plays().get(0).count();
    }

    private TableBar bar() {
        int rounds = round.rules().set().number(Parameter.ROUNDS);
        int trick = now().trick();
        String progress = rounds == 0
                ? words.get("replay.progressOpen", round.number(), trick)
                : words.get("replay.progress", round.number(), rounds, trick);
        return new TableBar(
                words.get("replay.leave"),
                words.get("replay.title"),
                words.get("table.rules", new RulesWords(words).name(round.rules())),
                "",
                progress,
                List.of(
                        new TableBar.Tool(TableBar.ToolKind.ROUNDS, words),
                        new TableBar.Tool(TableBar.ToolKind.LOOK_BACK, words),
                        new TableBar.Tool(TableBar.ToolKind.SHARE, words)));
    }

    /** Returns the seats, the one in front first, then in the playing order of round 1. */
    private List<ShownSeat> seats(Scene scene) {
        List<ShownSeat> seats = new ArrayList<>(new SeatPlates(scene).seats());
        Collections.rotate(seats, -bottom);
        return seats.stream().map(this::opened).toList();
    }

    private ShownSeat opened(ShownSeat seat) {
        boolean declared = round.moments().stream()
                .limit(moment + 1L)
                .anyMatch(each -> each.kind() == ReplayMoment.Kind.DECLARATION && each.seat() == seat.seat());
        if (seat.seat() == bottom || !open && !declared) {
            return seat;
        }
        List<Tile> held = HandOrder.groups(round.view(moment, seat.seat())).stream()
                .flatMap(group -> group.tiles().stream())
                .toList();
        List<String> names = held.stream()
                .map(Tile::kind)
                .map(new TileNames(words)::inSentence)
                .toList();
        return seat.holding(held, words.get("replay.holds", seat.accessible(), words.list(names)));
    }

    /** Returns the trick. A complete one that is still on the table shows its winner. */
    private TableTrick trick(Scene scene) {
        TableTrick trick = new TrickWords(scene).trick();
        List<TablePlay> plays = trick.plays();
        boolean complete = plays.size() == round.players();
        if (complete) {
            Scene taken = scene(open ? round.openView(moment + 1, bottom) : round.view(moment + 1, bottom));
            LastTrick last = new TrickWords(taken).trick().last();
            plays = last == null ? plays : last.plays();
        }
        List<SeenPlay> seen = scene.view().table();
        List<TablePlay> shown = new ArrayList<>();
        for (int play = 0; play < plays.size(); play++) {
            shown.add(unveiled(plays.get(play), seen.get(play)));
        }
        boolean toPlay = scene.view().turn() != Seats.NONE;
        return new TableTrick(
                trick.number(), shown, toPlay ? trick.empty() : "", toPlay ? trick.owner() : -1, last(trick.last()));
    }

    private @Nullable LastTrick last(@Nullable LastTrick last) {
        if (last == null) {
            return null;
        }
        List<SeenPlay> seen = view().tricks().get(last.number() - 1).plays();
        List<TablePlay> plays = IntStream.range(0, last.plays().size())
                .mapToObj(play -> unveiled(last.plays().get(play), seen.get(play)))
                .toList();
        return new LastTrick(last.number(), plays, last.winner(), last.outcome(), last.achievement());
    }

    /** Reveals the tiles of a forfeit, dimmed, if all hands are open. */
    private TablePlay unveiled(TablePlay play, SeenPlay seen) {
        if (!open || play.state() != PlayState.FORFEITED || seen.tiles().isEmpty()) {
            return play;
        }
        return new TablePlay(
                play.seat(),
                play.who(),
                play.colour(),
                PlayState.BEATEN,
                play.count(),
                seen.tiles(),
                play.title(),
                "",
                play.title(),
                play.label(),
                play.accessible());
    }

    /** Returns the hand in front. Its tiles are only for looking at, so they have no keys. */
    private static TableHand hand(Scene scene) {
        return new TableHand(new HandWords(scene)
                .hand().groups().stream()
                        .map(group -> new Group(
                                group.name(),
                                group.tiles().stream()
                                        .map(tile -> new HandTile(
                                                tile.tile(), "", false, false, false, false, tile.accessible()))
                                        .toList()))
                        .toList());
    }

    private List<LogLine> log(Scene scene) {
        List<SeatEvent> events = scene.table().log();
        List<LogLine> lines = new ArrayList<>();
        Iterator<SeenPlay> plays = events.stream()
                .filter(SeatEvent.Played.class::isInstance)
                .map(event -> ((SeatEvent.Played) event).play())
                .iterator();
        for (LogLine line : new LogLines(people()).of(events, scene.view())) {
            lines.add(line.kind() == LogKind.PLAY ? unveiled(line, plays.next()) : line);
        }
        if (now().kind() == ReplayMoment.Kind.SETTLEMENT) {
            lines.addAll(payments(events));
        }
        return lines;
    }

    private LogLine unveiled(LogLine line, SeenPlay play) {
        return open && play.faceDown()
                ? new LogLine(line.kind(), line.colour(), line.who(), line.words(), play.tiles(), 0)
                : line;
    }

    /** Returns the payments at the end; those during the round are in the log already. */
    private List<LogLine> payments(List<SeatEvent> events) {
        List<Payment> before = events.stream()
                .filter(SeatEvent.Paid.class::isInstance)
                .map(event -> ((SeatEvent.Paid) event).payment())
                .toList();
        PaymentWords sentences = new PaymentWords(people());
        return result().payments().stream()
                .skip(before.size())
                .map(payment -> sentences.sentence(payment, view().banker()))
                .map(sentence -> new LogLine(LogKind.NOTE, 0, "", sentence, TileSet.EMPTY, 0))
                .toList();
    }

    /** Returns the moment as the session of a spectator would have it; the hand in front is that of the view. */
    private Scene scene(SeatView view) {
        List<SeatState> seats =
                IntStream.range(0, round.players()).mapToObj(this::seat).toList();
        TableState table = new TableState(
                0,
                view.result() == null ? TableStage.PLAYING : TableStage.BETWEEN_ROUNDS,
                new TablePeople(Seats.NONE, false, seats, 0, List.of(), false),
                round.rules(),
                OPTIONS,
                new TableMatch(round.match(), rounds(), List.of()),
                new TableRound(view, moment, List.of(), open ? round.openLog(moment) : round.log(moment, bottom)),
                TableTurn.NONE,
                false);
        SessionState state =
                SessionState.beginning(PlayerKind.SPECTATOR, "", Token.NONE).withTable(table);
        return new Scene(words, state, table, view, Choices.NONE);
    }

    /** Returns a seat with the look it had at the table, or else with the look that hosts give it first. */
    private SeatState seat(int seat) {
        ReplayMatch.Player player = round.people().get(seat);
        Optional<SeatState> look = known.stream()
                .filter(at -> at.seat() == seat && at.name().equals(player.name()))
                .findFirst();
        return new SeatState(
                        seat,
                        player.bot() ? Holder.BOT : Holder.PERSON,
                        player.name(),
                        look.map(SeatState::level).orElse(""),
                        false,
                        Presence.HERE,
                        null,
                        false,
                        look.map(SeatState::colour).orElse(null),
                        "",
                        "",
                        false)
                .withFace(look.map(SeatState::face).orElse(SeatFace.values()[seat]));
    }

    /** Returns the rounds of the match up to this one. */
    private List<FinishedRound> rounds() {
        return match.rounds().stream()
                .filter(entry -> entry.round() <= round.number())
                .map(ReplayScene::finished)
                .toList();
    }

    private static FinishedRound finished(ReplayEntry entry) {
        return new FinishedRound(entry.round(), entry.winner(), entry.change(), entry.chips(), null);
    }
}
