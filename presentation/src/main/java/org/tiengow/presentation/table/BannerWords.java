package org.tiengow.presentation.table;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TablePause;
import org.tiengow.presentation.table.TableBar.ToolKind;
import org.tiengow.presentation.table.TableScreen.Banner;
import org.tiengow.presentation.table.TableScreen.Banner.Way;
import org.tiengow.presentation.table.TableScreen.Banner.WayKind;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.presentation.words.ShuffleWords;
import org.tiengow.presentation.words.TimedText;
import org.tiengow.presentation.words.Words;

/**
 * The strip over the table, in words: about the connection, a pause, a play to take back, the shuffle, the host or its disk.
 *
 * @param scene the table
 */
record BannerWords(Scene scene) {
    /** Returns the strip; null if absent. */
    @Nullable
    Banner banner() {
        ConnectionStatus connection = scene.state().connection();
        if (!connection.isBroken()) {
            return quietBanner();
        }
        String moving = NightWords.of(words(), scene.state()).moving();
        if (!moving.isEmpty()) {
            return new Banner(TimedText.of(moving), true, List.of(new Way(WayKind.LEAVE, words().get("window.leave"))));
        }
        return new Banner(
                connection.until() == null
                        ? TimedText.of(new HostWords(scene.people(), scene.view()).lost(connection))
                        : TimedText.of(words(), returning(connection), connection.until()),
                true,
                List.of(
                        new Way(WayKind.RETRY, words().get("connection.retry")),
                        new Way(WayKind.LEAVE, words().get("window.leave"))));
    }

    private static String returning(ConnectionStatus connection) {
        return connection.isFor(Problem.Kind.HOST_ENDS) ? "connection.returning.ended" : "connection.returning";
    }

    /** Returns the banner while the connection is up: what the user must act on most urgently comes first. */
    private @Nullable Banner quietBanner() {
        Banner pause = pause();
        if (pause != null) {
            return pause;
        }
        Banner takeBack = new TakeBackWords(scene).banner();
        if (takeBack != null) {
            return takeBack;
        }
        ShuffleWords shuffle = ShuffleWords.of(words(), scene.state(), scene.table());
        if (shuffle.isAlarmed()) {
            return new Banner(shuffle.strip(), List.of(new Way(WayKind.EXPLAIN, words().get("shuffle.what"))));
        }
        return Stream.of(
                        NightWords.of(words(), scene.state()).strip(),
                        scene.choices().around().news(),
                        words().join(shuffle.strip(), scene.table().unkept() ? words().get("table.unkept") : ""))
                .filter(words -> !words.isEmpty())
                .findFirst()
                .map(words -> new Banner(words, List.of()))
                .orElse(null);
    }

    /** Checks whether the user has requested the pause, or the table is paused. */
    private boolean isWished() {
        TablePause pause = scene.table().turn().pause();
        return pause != null && pause.isWishedBy(scene.table().mySeat());
    }

    /** Returns the label of the pause button in the bar. */
    String pauseTool() {
        if (scene.table().isPaused()) {
            return words().get("pause.goOn");
        }
        return words().get(isWished() ? "pause.not" : "pause.wish");
    }

    /** Returns the banner about the pause; null if none is requested or running. */
    private @Nullable Banner pause() {
        TablePause pause = scene.table().turn().pause();
        if (pause == null || !pause.running() && pause.wished().isEmpty()) {
            return null;
        }
        if (pause.running()) {
            return banner(words().get("pause.running"), true, WayKind.GO_ON, words().get("pause.goOn"));
        }
        if (isWished()) {
            return banner(
                    words().get("pause.waiting", names(absentFrom(pause))),
                    false,
                    WayKind.GO_ON,
                    words().get("pause.not"));
        }
        return banner(
                words().get("pause.wished", names(pause.wished())), false, WayKind.PAUSE, words().get("pause.agree"));
    }

    private Banner banner(String text, boolean stops, WayKind kind, String way) {
        return new Banner(
                TimedText.of(text),
                stops,
                ToolKind.PAUSE.isShown(scene.table()) ? List.of(new Way(kind, way)) : List.of());
    }

    private List<Integer> absentFrom(TablePause pause) {
        return IntStream.range(0, scene.table().seats().size())
                .filter(seat -> isAsked(scene.seat(seat)) && !pause.wished().contains(seat))
                .boxed()
                .toList();
    }

    private static boolean isAsked(SeatState seat) {
        return seat.holder() == Holder.PERSON && seat.presence() == Presence.HERE && !seat.botPlays();
    }

    private String names(List<Integer> seats) {
        return words().list(
                        seats.stream().map(seat -> scene.people().name(seat)).toList());
    }

    private Words words() {
        return scene.words();
    }
}
