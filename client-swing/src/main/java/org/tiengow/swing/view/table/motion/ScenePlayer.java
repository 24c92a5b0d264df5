package org.tiengow.swing.view.table.motion;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.moment.Achievement;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableTrick.PlayState;
import org.tiengow.presentation.table.TableTrick.TablePlay;

/** A player of scenes, one after another in time. It can be told to jump to the latest one. */
public final class ScenePlayer implements AnimationClock.Beat {
    private static final int FLYING = 260;
    private static final int RESTING = 700;
    private static final int GATHERING = 320;
    private static final int PAYING = 400;
    private static final int FADING = 120;
    private static final int MOST_WAITING = 12;

    private final Deque<Playback.Scene> waiting = new ArrayDeque<>();
    private final View view;
    private final Runnable wake;
    private Speed speed = Speed.NORMAL;
    private TableScreen shown;
    private TableScreen before;
    private Playback.@Nullable Scene playing;
    private Moments moments = Moments.UNHEARD;
    private Runnable seen = () -> {};
    private long start;

    /** The display of the scenes. */
    public interface View {
        void show(TableScreen scene, @Nullable Movement movement);
    }

    public ScenePlayer(TableScreen first, View view, Runnable wake) {
        shown = first;
        before = first;
        this.view = view;
        this.wake = wake;
    }

    /** Sets the listener of the moments at which something becomes visible. */
    public void setMoments(Moments listener) {
        moments = listener;
    }

    /** Sets the callback for the end of the moment of a won round. */
    public void whenSeen(Runnable told) {
        seen = told;
    }

    /** Checks whether the moment of a won round is being shown or is queued. */
    public boolean isAtMoment() {
        return playing != null && isOfMoment(playing) || waiting.stream().anyMatch(ScenePlayer::isOfMoment);
    }

    private static boolean isOfMoment(Playback.Scene scene) {
        return scene.millis() > 0;
    }

    public boolean isMoving() {
        return playing != null || !waiting.isEmpty();
    }

    /** Shows the current scene again in another layout or look, unless a movement does so anyway. */
    public void refresh() {
        if (playing == null) {
            view.show(shown, null);
        }
    }

    /** Queues the scenes that lead to the next screen. If the queue becomes too long, all of it is skipped. */
    public void play(TableScreen next, Speed pace) {
        speed = pace;
        TableScreen last = waiting.isEmpty() ? shown : waiting.getLast().screen();
        for (Playback.Scene scene : Playback.between(last, next)) {
            if (scene.way() == Playback.Way.AT_ONCE && !waiting.isEmpty()) {
                Playback.Scene replaced = waiting.removeLast();
                waiting.add(replaced.to(next));
            } else if (scene.way() == Playback.Way.AT_ONCE) {
                shown = next;
            } else {
                waiting.add(scene);
            }
        }
        if (waiting.size() > MOST_WAITING) {
            finish();
            return;
        }
        if (playing == null && waiting.isEmpty()) {
            view.show(shown, null);
        } else {
            wake.run();
            moveTo(System.nanoTime());
        }
    }

    @Override
    public boolean moveTo(long nanos) {
        Playback.Scene scene = playing;
        boolean over = false;
        if (scene != null && millis(nanos) >= total(scene)) {
            playing = null;
            ended(scene);
            over = isOfMoment(scene) && !isAtMoment();
        }
        if (playing == null && !waiting.isEmpty()) {
            begin(waiting.removeFirst(), nanos);
        }
        scene = playing;
        if (scene == null) {
            if (before != shown) {
                before = shown;
                view.show(shown, null);
            }
            if (over) {
                seen.run();
            }
            return false;
        }
        boolean fade = speed == Speed.OFF;
        view.show(
                shown,
                scene.way() == Playback.Way.REST
                        ? null
                        : new Movement(before, scene.way(), scene.winner(), millis(nanos), duration(scene), fade));
        return true;
    }

    private void begin(Playback.Scene scene, long nanos) {
        playing = scene;
        before = shown;
        shown = scene.screen();
        start = nanos;
        switch (scene.way()) {
            case CHIPS -> moments.happened(Moments.Moment.CHIPS);
            case GLOW -> moments.happened(isReaders(scene) ? Moments.Moment.ROUND_WON : Moments.Moment.ROUND_OVER);
            case REST -> {
                if (scene.achievement() != null) {
                    moments.happened(heard(scene.achievement().kind()));
                }
            }
            default -> {}
        }
    }

    private void ended(Playback.Scene scene) {
        if (scene.way() == Playback.Way.GATHER) {
            moments.happened(Moments.Moment.PILE_GATHERED);
        } else if (scene.way() == Playback.Way.FLY) {
            List<TablePlay> plays = scene.screen().trick().plays();
            // A fast host may have replaced the scene's screen by one without the trick.
            boolean down = !plays.isEmpty() && plays.get(plays.size() - 1).state() == PlayState.FORFEITED;
            moments.happened(down ? Moments.Moment.TILE_TURNED_DOWN : Moments.Moment.TILE_DOWN);
        }
    }

    private static boolean isReaders(Playback.Scene scene) {
        return scene.screen().moment() != null && scene.screen().moment().mine();
    }

    private static Moments.Moment heard(Achievement.Kind kind) {
        return switch (kind) {
            case CAPTURE -> Moments.Moment.CAPTURE;
            case SUPREME -> Moments.Moment.SUPREME;
            case QUARTET -> Moments.Moment.QUARTET;
            case ALL_STACKS -> Moments.Moment.ALL_STACKS;
        };
    }

    @Override
    public void finish() {
        boolean atMoment = isAtMoment();
        if (!waiting.isEmpty()) {
            shown = waiting.getLast().screen();
        }
        waiting.clear();
        playing = null;
        before = shown;
        view.show(shown, null);
        if (atMoment) {
            seen.run();
        }
    }

    private double millis(long nanos) {
        return (nanos - start) / 1e6;
    }

    private int total(Playback.Scene scene) {
        if (isOfMoment(scene)) {
            return scene.millis();
        }
        boolean together = scene.way() == Playback.Way.REST || speed == Speed.OFF;
        return duration(scene.way()) + (together ? 0 : delays(scene));
    }

    private int delays(Playback.Scene scene) {
        return switch (scene.way()) {
            case CHIPS -> Movement.delaysOfChips();
            case COUNT, GLOW, REST -> 0;
            default -> Math.max(Movement.delays(before), Movement.delays(scene.screen()));
        };
    }

    private int duration(Playback.Scene scene) {
        return isOfMoment(scene) ? Math.max(1, scene.millis() - delays(scene)) : duration(scene.way());
    }

    private int duration(Playback.Way way) {
        if (way == Playback.Way.REST) {
            return speed == Speed.OFF ? RESTING : speed.millis(RESTING); // for reading: it stays without movements
        }
        if (speed == Speed.OFF) {
            return FADING;
        }
        return speed.millis(
                switch (way) {
                    case GATHER -> GATHERING;
                    case CHIPS -> PAYING;
                    case FLY, TURN, REST, AT_ONCE, COUNT, GLOW -> FLYING;
                });
    }
}
