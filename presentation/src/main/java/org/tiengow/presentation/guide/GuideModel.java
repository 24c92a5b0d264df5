package org.tiengow.presentation.guide;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.settings.Aids;
import org.tiengow.presentation.table.Cue;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.words.Words;

/**
 * The guided round: what happens at a table, shown one moment after another, each with a card that explains it. What the
 * host sends meanwhile waits until the reader has come so far. It follows whatever the reader plays. Immutable.
 */
public final class GuideModel {
    private final Words words;
    private final Function<TableState, Optional<Play>> adviser;
    private final List<GuideBeat> beats;
    private final Set<String> taught;
    private final @Nullable SessionState latest;
    private final @Nullable TableModel table;
    private final String trouble;
    private final boolean done;
    /** Whether the reader's last play was what the lesson would have played. */
    private final boolean followed;

    private final Past past;

    private GuideModel(
            Words words,
            Function<TableState, Optional<Play>> adviser,
            List<GuideBeat> beats,
            Set<String> taught,
            @Nullable SessionState latest,
            @Nullable TableModel table,
            String trouble,
            boolean done,
            boolean followed,
            Past past) {
        this.words = words;
        this.adviser = adviser;
        this.beats = List.copyOf(beats);
        this.taught = Set.copyOf(taught);
        this.latest = latest;
        this.table = table;
        this.trouble = trouble;
        this.done = done;
        this.followed = followed;
        this.past = past;
    }

    /**
     * What has been read.
     *
     * @param read the cards before this one that waited for the reader, the last one last
     * @param ahead where the reader came back from; null for nowhere
     */
    private record Past(List<GuideBeat> read, @Nullable GuideModel ahead) {
        private static final Past NONE = new Past(List.of(), null);

        private Past and(GuideBeat beat) {
            return new Past(Stream.concat(read.stream(), Stream.of(beat)).toList(), ahead);
        }
    }

    /**
     * A lesson that has not begun.
     *
     * @param adviser a good play for the decision that is open at a table
     */
    public static GuideModel begin(Words words, Function<TableState, Optional<Play>> adviser) {
        return new GuideModel(words, adviser, List.of(), Set.of(), null, null, "", true, true, Past.NONE);
    }

    /** The same after an update of the session. */
    public GuideModel with(SessionState state) {
        if (state.atTable().map(TableState::view).isEmpty()) {
            return this;
        }
        if (past.ahead() != null) {
            GuideModel ahead = past.ahead().with(state);
            return new GuideModel(
                    words,
                    adviser,
                    beats,
                    taught,
                    latest,
                    table,
                    trouble,
                    done,
                    followed,
                    new Past(past.read(), ahead));
        }
        SessionState named = named(state);
        Set<String> learnt = new LinkedHashSet<>(taught);
        List<GuideBeat> more = new ArrayList<>(beats);
        more.addAll(GuideBeat.between(latest, named, learnt));
        TableModel same = table != null && more.size() == beats.size() && beats.size() == 1
                ? table.with(named)
                        .map(next -> done ? next : marked(next, beats.get(0)))
                        .orElse(table)
                : table;
        GuideModel next =
                new GuideModel(words, adviser, more, learnt, named, same, trouble, done, hasFollowed(named), past);
        return next.done ? next.advance() : next;
    }

    /** The same in another language. */
    public GuideModel in(Words other) {
        if (past.ahead() != null) {
            return past.ahead().in(other);
        }
        GuideModel speaking =
                new GuideModel(other, adviser, List.of(), taught, null, null, "", true, followed, Past.NONE);
        List<GuideBeat> renamed = beats.stream().map(speaking::renamed).toList();
        return new GuideModel(
                other,
                adviser,
                renamed,
                taught,
                latest == null ? null : speaking.named(latest),
                renamed.isEmpty() ? null : speaking.tableOf(renamed.get(0)),
                "",
                done,
                followed,
                Past.NONE);
    }

    /** What is shown; empty before the first deal. */
    public Optional<GuideScreen> screen() {
        TableModel shown = table;
        if (shown == null || beats.isEmpty()) {
            return Optional.empty();
        }
        GuideBeat beat = beats.get(0);
        TableScreen now = shown.screen().withoutPause().withChips(beat.chips());
        TableScreen screen = switch (beat.kind()) {
            case TRICK ->
                now.withLastTrick(TableModel.of(words, beat.before())
                                .orElseThrow()
                                .screen())
                        .withStacksOf(now);
            case STACKS, PAYMENT, END -> now.withLastTrick(now); // what won the round lies there to the end
            case OPENING, PLAY, DECISION -> now;
        };
        GuideCards cards = new GuideCards(words, beat, followed);
        return Optional.of(new GuideScreen(
                isDeciding() ? screen : resting(screen),
                advice().map(play -> cards.decision(play, screen.hand(), trouble))
                        .orElseGet(() -> cards.card(waits(), !past.read().isEmpty()))));
    }

    /** Whether the reader must go on before anything else happens. */
    public boolean waits() {
        return !done && !beats.isEmpty() && beats.get(0).held() && !isDeciding();
    }

    /** Whether the card is only a note that goes by itself. */
    public boolean goesByItself() {
        return !done && !beats.isEmpty() && !beats.get(0).held();
    }

    /** Whether the reader is to play now. */
    public boolean isDeciding() {
        return !done && !beats.isEmpty() && beats.get(0).kind() == GuideBeat.Kind.DECISION;
    }

    /** Whether the last card is open. */
    public boolean isOver() {
        return !beats.isEmpty() && beats.get(0).kind() == GuideBeat.Kind.END;
    }

    /** The reader has read the card; from an earlier one the way goes to where the reader came back from. */
    public GuideModel goOn() {
        if (past.ahead() != null) {
            return past.ahead();
        }
        if (beats.isEmpty() || isDeciding() || isOver()) {
            return this;
        }
        Past more = beats.get(0).held() ? past.and(beats.get(0)) : past;
        return new GuideModel(words, adviser, beats, taught, latest, table, "", true, followed, more).advance();
    }

    /** Back to the card before, where there is one; the round itself stands where it stood. */
    public GuideModel back() {
        int last = past.read().size() - 1;
        if (last < 0 || isDeciding()) {
            return this;
        }
        GuideBeat before = past.read().get(last);
        Past rest = new Past(past.read().subList(0, last), this);
        return new GuideModel(
                words, adviser, List.of(before), taught, latest, tableOf(before), "", false, followed, rest);
    }

    /** What the lesson would play now; empty while there is nothing to play. */
    public Optional<Play> advice() {
        return isDeciding() ? adviser.apply(beats.get(0).table()) : Optional.empty();
    }

    /** Selects a tile, or takes it out of the selection. */
    public GuideModel toggle(Tile tile) {
        return choose(now -> now.toggle(tile));
    }

    /** Selects these tiles and no others. */
    public GuideModel select(TileSet tiles) {
        return choose(now -> now.select(tiles));
    }

    /** Takes the offered rest of a set into the selection. */
    public GuideModel takeOffered() {
        return choose(TableModel::takeOffered);
    }

    /** The same for a reader whom these things help, at a table that is heard or silent. */
    public GuideModel helpedBy(Aids aids, boolean heard) {
        return table == null ? this : with(table.helpedBy(aids).heard(heard), trouble);
    }

    /** What there is to hear of the way from an earlier moment to this one. */
    public List<Cue> cuesSince(GuideModel before) {
        return table == null || before.table == null ? List.of() : table.cuesSince(before.table);
    }

    /** Shows the trick before again, or no longer. */
    public GuideModel recall() {
        return beats.isEmpty() ? this : with(shown().recall(), "");
    }

    /** Opens the rules behind the reason, or closes them. */
    public GuideModel why() {
        return choose(TableModel::why);
    }

    /** Selects nothing. */
    public GuideModel clear() {
        return choose(TableModel::clear);
    }

    /** Asks, or no longer, whether a set that can beat is to be thrown away. */
    public GuideModel asking(boolean open) {
        return choose(now -> now.asking(open));
    }

    /** The number of the decision that is open; empty when none is. */
    public Optional<Decision> decision() {
        return isDeciding() ? shown().decision() : Optional.empty();
    }

    /** The play a button would make now; empty when it may not be made. */
    public Optional<Play> play(ActKind kind) {
        return isDeciding() ? shown().play(kind) : Optional.empty();
    }

    /** Whether a forfeit would throw away what can beat, against the advice. */
    public boolean shouldAsk(Play play) {
        return shown().shouldAsk(play) && advice().filter(play::sameAs).isEmpty();
    }

    /** Says below the buttons what the lesson would play, and why, as its card does. */
    public GuideModel hint() {
        return advice().map(play ->
                        with(shown().hint(play.tiles(), new GuideCards(words, beats.get(0), followed).hint(play)), ""))
                .orElse(this);
    }

    /** A button was pressed that may not be: says why. */
    public GuideModel explain(ActKind kind) {
        if (!isDeciding()) {
            return this;
        }
        GuideCards cards = new GuideCards(words, beats.get(0), followed);
        String why = shown().screen().acts().stream()
                .filter(act -> act.kind() == kind && !act.enabled())
                .findFirst()
                .map(TableScreen.Act::whyNot)
                .orElse("");
        return advice().map(play ->
                        with(shown(), cards.trouble(play, shown().screen().hand(), why, kind == ActKind.PLAY)))
                .orElse(this);
    }

    /** The play is on its way. */
    public GuideModel sent() {
        return new GuideModel(words, adviser, beats, taught, latest, shown().sent(), "", true, followed, past);
    }

    /** The host refused the play: the decision is open still. */
    public GuideModel refused(Answer.Refused refusal) {
        return new GuideModel(
                words, adviser, beats, taught, latest, shown().refused(refusal), "", false, followed, past);
    }

    /** The table while nothing is to be done; nobody there is said to choose while it is the reader who is waited for. */
    private TableScreen resting(TableScreen screen) {
        TableScreen still = screen.atRest();
        return waits() && beats.get(0).isMidTrick() ? still.waitingFor(words.get("guide.waits")) : still;
    }

    /** Whether the reader's last play, up to a later state, is what the lesson would have played. */
    private boolean hasFollowed(SessionState next) {
        if (latest == null
                || latest.decision().isEmpty()
                || GuideBeat.decision(next).equals(GuideBeat.decision(latest))) {
            return followed;
        }
        Optional<Play> advised = adviser.apply(latest.atTable().orElseThrow());
        Optional<Play> played = GuideBeat.lastOwnPlay(next);
        return advised.isEmpty() || played.isEmpty() ? followed : advised.get().sameAs(played.get());
    }

    private GuideModel choose(Function<TableModel, TableModel> act) {
        return isDeciding() ? with(marked(act.apply(shown()), beats.get(0)), "") : this;
    }

    private GuideModel with(TableModel next, String sentence) {
        return new GuideModel(words, adviser, beats, taught, latest, next, sentence, done, followed, past);
    }

    private TableModel shown() {
        if (table == null) {
            throw new IllegalStateException("no round has been dealt");
        }
        return table;
    }

    /** On to the next moment, if there is one already. */
    private GuideModel advance() {
        List<GuideBeat> rest = table == null || beats.isEmpty() ? beats : beats.subList(1, beats.size());
        if (rest.isEmpty()) {
            return this;
        }
        return new GuideModel(words, adviser, rest, taught, latest, tableOf(rest.get(0)), "", false, followed, past);
    }

    private TableModel tableOf(GuideBeat beat) {
        return marked(TableModel.of(words, beat.state()).orElseThrow(), beat);
    }

    private TableModel marked(TableModel plain, GuideBeat beat) {
        return beat.kind() == GuideBeat.Kind.DECISION
                ? plain.marked(adviser.apply(beat.table()).map(Play::tiles).orElse(TileSet.EMPTY))
                : plain;
    }

    private GuideBeat renamed(GuideBeat beat) {
        return new GuideBeat(
                beat.kind(), named(beat.before()), named(beat.state()), beat.page(), beat.held(), beat.first());
    }

    /** The others have the names of the lesson, which fit the language; and nobody's time runs. */
    private SessionState named(SessionState state) {
        TableState at = state.atTable().orElseThrow();
        int players = at.seats().size();
        return state.withTable(at.retold(at.seats().stream()
                .map(seat -> seat.seat() == at.mySeat()
                        ? seat
                        : seat.named(words.get("guide.name." + Math.floorMod(seat.seat() - at.mySeat(), players))))
                .toList()));
    }
}
