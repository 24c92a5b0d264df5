package org.tiengow.presentation.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tiengow.client.replay.ReplayEntry;
import org.tiengow.client.replay.ReplayMatch;
import org.tiengow.client.replay.ReplayMoment;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.engine.seat.Seats;
import org.tiengow.presentation.replay.ReplayScreen.Control;
import org.tiengow.presentation.replay.ReplayScreen.ControlKind;
import org.tiengow.presentation.replay.ReplayScreen.Mark;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.settlement.SettlementScreen.Choice;
import org.tiengow.presentation.settlement.SettlementScreen.ChoiceKind;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/** The replay of a finished round: the moment shown, the point of view, and the pace. Immutable; each action returns a new model. */
public final class ReplayModel {
    /** The time for each moment during playback, in milliseconds: slow, normal, fast. */
    private static final List<Integer> PACES = List.of(2_600, 1_500, 700);

    private static final int NORMAL = 1;

    private final Words words;
    private final ReplayMatch match;
    private final ReplayRound round;
    private final List<SeatState> seats;
    private final int position;
    private final int bottom;
    private final boolean open;
    private final boolean playing;
    private final int pace;
    private final String notice;

    private ReplayModel(
            Words words,
            ReplayMatch match,
            ReplayRound round,
            List<SeatState> seats,
            int position,
            int bottom,
            boolean open,
            boolean playing,
            int pace,
            String notice) {
        this.words = words;
        this.match = match;
        this.round = round;
        this.seats = List.copyOf(seats);
        this.position = position;
        this.bottom = bottom;
        this.open = open;
        this.playing = playing;
        this.pace = pace;
        this.notice = notice;
    }

    /**
     * Returns the replay of a round at its deal, with all hands open.
     *
     * @param match the match it belongs to
     * @param seats the seats of the table at which it was played, whose faces and colours the record lacks; empty if they are unknown
     * @param bottom the seat whose hand lies in front
     * @throws IllegalArgumentException if the round has no moment to show
     */
    public static ReplayModel of(Words words, ReplayMatch match, ReplayRound round, List<SeatState> seats, int bottom) {
        if (round.moments().isEmpty()) {
            throw new IllegalArgumentException("Not even the deal can be shown.");
        }
        int front = bottom >= 0 && bottom < round.players() ? bottom : 0;
        String notice = round.broken().isPresent() ? words.get("replay.broken") : "";
        return new ReplayModel(words, match, round, seats, 0, front, true, false, NORMAL, notice);
    }

    /** Returns the replay of another round, with the same point of view and pace. */
    public ReplayModel with(ReplayMatch otherMatch, ReplayRound otherRound) {
        ReplayModel next = of(words, otherMatch, otherRound, seats, bottom);
        return new ReplayModel(words, otherMatch, otherRound, seats, 0, next.bottom, open, false, pace, next.notice);
    }

    /** Returns the replay in another language. */
    public ReplayModel in(Words other) {
        return new ReplayModel(other, match, round, seats, position, bottom, open, playing, pace, "");
    }

    public ReplayScreen screen() {
        ReplayScene scene = new ReplayScene(words, match, round, seats, position, bottom, open, notice);
        List<String> views = new ArrayList<>();
        views.add(words.get("replay.all"));
        round.people()
                .forEach(
                        player -> views.add(words.get("replay.from", People.name(words, player.name(), player.bot()))));
        return new ReplayScreen(
                scene.table(),
                position,
                last(),
                marks(),
                words.get("replay.slider", scene.happened()),
                scene.happened(),
                words.get("replay.view"),
                views,
                open ? 0 : bottom + 1,
                words.get("replay.pace"),
                List.of(words.get("replay.slow"), words.get("replay.normal"), words.get("replay.fast")),
                pace,
                match.rounds().size() > 1
                        ? List.of(words.get("replay.share.round"), words.get("replay.share.match"))
                        : List.of(words.get("replay.share.round")),
                controls());
    }

    public ReplayMatch match() {
        return match;
    }

    public ReplayRound round() {
        return round;
    }

    /** Checks whether playback is running. */
    public boolean isPlaying() {
        return playing;
    }

    /** Returns the time for each moment during playback, in milliseconds. */
    public int millis() {
        return PACES.get(pace);
    }

    /** Checks whether the last moment is shown. */
    public boolean isAtEnd() {
        return position == last();
    }

    /** Moves to a moment by its index, limited to the moments of the round. */
    public ReplayModel to(int moment) {
        int next = Math.max(0, Math.min(last(), moment));
        return new ReplayModel(words, match, round, seats, next, bottom, open, playing && next < last(), pace, "");
    }

    /** Moves to the next moment. */
    public ReplayModel forward() {
        return to(position + 1);
    }

    /** Moves to the previous moment. */
    public ReplayModel back() {
        return to(position - 1);
    }

    /** Moves to the next lead, or else to the end. */
    public ReplayModel nextTrick() {
        return to(leads().filter(lead -> lead > position).findFirst().orElse(last()));
    }

    /** Moves to the lead of this trick, or from there to the lead before; before the first lead, to the deal. */
    public ReplayModel previousTrick() {
        return to(leads().filter(lead -> lead < position).max().orElse(0));
    }

    /** Moves to the deal. */
    public ReplayModel start() {
        return to(0);
    }

    /** Moves to the end. */
    public ReplayModel end() {
        return to(last());
    }

    /** Shows the round from the view of a seat. A seat that does not exist changes nothing. */
    public ReplayModel from(int seat) {
        return seat < 0 || seat >= round.players() ? this : looking(seat, false);
    }

    /** Shows all hands. */
    public ReplayModel all() {
        return looking(bottom, true);
    }

    /** Selects a point of view by its index in {@link ReplayScreen#views}. */
    public ReplayModel view(int index) {
        return index == 0 ? all() : from(index - 1);
    }

    /** Starts or stops playback. Playback that starts at the end begins again at the deal. */
    public ReplayModel playing(boolean on) {
        int from = on && isAtEnd() ? 0 : position;
        return new ReplayModel(words, match, round, seats, from, bottom, open, on, pace, "");
    }

    /** Selects a pace by its index in {@link ReplayScreen#paces}. */
    public ReplayModel pace(int index) {
        return new ReplayModel(words, match, round, seats, position, bottom, open, playing, index, notice);
    }

    /** Shows a notice. */
    public ReplayModel noting(String sentence) {
        return new ReplayModel(words, match, round, seats, position, bottom, open, playing, pace, sentence);
    }

    /** Returns the settlement of the round; empty if the record ends earlier. */
    public Optional<SettlementScreen> settlement() {
        boolean settled = round.moments().get(last()).kind() == ReplayMoment.Kind.SETTLEMENT;
        if (!settled) {
            return Optional.empty();
        }
        boolean more = index() + 1 < match.rounds().size();
        Choice table = choice(ChoiceKind.LEAVE, "replay.toTable", !more);
        Choice again = choice(ChoiceKind.REPLAY, "replay.fromStart", false);
        List<Choice> choices = more
                ? List.of(table, again, choice(ChoiceKind.NEXT_ROUND, "replay.nextRound", true))
                : List.of(again, table);
        ReplayScene scene = new ReplayScene(words, match, round, seats, last(), bottom, open, "");
        return Optional.of(scene.settlement().withFoot(List.of(), choices));
    }

    private Choice choice(ChoiceKind kind, String key, boolean main) {
        return new Choice(kind, words.get(key), main, true, "");
    }

    /** Returns the entries for a file of the round, or of its whole match. */
    public List<ReplayEntry> shared(boolean wholeMatch) {
        return wholeMatch
                ? match.rounds()
                : match.rounds().stream()
                        .filter(entry -> entry.round() == round.number())
                        .limit(1)
                        .toList();
    }

    /** Returns the index of the round in its match. */
    public int index() {
        List<Integer> numbers = match.rounds().stream().map(ReplayEntry::round).toList();
        return Math.max(0, numbers.indexOf(round.number()));
    }

    private ReplayModel looking(int seat, boolean all) {
        return new ReplayModel(words, match, round, seats, position, seat, all, playing, pace, notice);
    }

    private int last() {
        return round.moments().size() - 1;
    }

    private IntStream leads() {
        return IntStream.range(0, round.moments().size())
                .filter(moment -> round.moments().get(moment).kind() == ReplayMoment.Kind.LEAD);
    }

    private List<Mark> marks() {
        return leads().mapToObj(lead -> new Mark(
                        lead, words.get("log.trick", round.moments().get(lead).trick())))
                .toList();
    }

    private List<Control> controls() {
        boolean more = !isAtEnd();
        boolean before = position > 0;
        List<Control> controls = new ArrayList<>(List.of(
                control(ControlKind.START, before),
                control(ControlKind.PREVIOUS_TRICK, before),
                control(ControlKind.BACK, before),
                control(playing ? ControlKind.PAUSE : ControlKind.PLAY, true),
                control(ControlKind.FORWARD, more),
                control(ControlKind.NEXT_TRICK, more),
                control(ControlKind.END, more)));
        if (round.moments().get(last()).kind() == ReplayMoment.Kind.SETTLEMENT) {
            controls.add(control(ControlKind.PAYMENTS, true));
        }
        return controls;
    }

    private Control control(ControlKind kind, boolean enabled) {
        return new Control(kind, words.get("replay.control." + kind.name()), enabled);
    }

    /** Returns the seat whose hand lies in front. */
    public int front() {
        return bottom;
    }

    /** Returns the seat of the point of view, or {@link Seats#NONE} if all hands are open. */
    public int seat() {
        return open ? Seats.NONE : bottom;
    }
}
