package org.tiengow.swing.view.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.moment.Achievement;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableSide.LogKind;
import org.tiengow.presentation.table.TableSide.LogLine;
import org.tiengow.presentation.table.TableTrick;
import org.tiengow.presentation.table.Why;
import org.tiengow.swing.view.Status;

/** A status that announces the events of the table to screen readers. */
final class Announcer extends Status {
    /** Creates a status with its first announcement. */
    Announcer(String first) {
        super(first);
    }

    /**
     * Announces the differences between two screens: a new strip over the table, a new notice, each new event of the log, an achievement, and the bubbles of other
     * seats. Also the start of the viewer's turn, the sentence of a hint or of an obstacle to a play, and the rules behind it once they
     * are opened.
     */
    void tell(TableScreen before, TableScreen now) {
        List<String> news = new ArrayList<>();
        if (now.banner() != null && !isSame(now.banner(), before.banner())) {
            news.add(spoken(now.banner()));
        }
        note(now).filter(note -> !note(before).equals(Optional.of(note))).ifPresent(news::add);
        since(events(before), events(now)).forEach(line -> news.add(line.accessible()));
        achievement(now)
                .filter(achievement -> !achievement(before).equals(Optional.of(achievement)))
                .ifPresent(achievement -> news.add(achievement.line()));
        TableScreen.Turn turn = now.turn();
        if (turn != null && turn.yours() && !turn.equals(before.turn())) {
            news.addAll(List.of(turn.head(), turn.task()));
        }
        shown(now).stream().filter(line -> !shown(before).contains(line)).forEach(news::add);
        reason(now)
                .filter(reason -> !reason(before).equals(Optional.of(reason)))
                .ifPresent(news::add);
        rules(now).stream().filter(rule -> !rules(before).contains(rule)).forEach(news::add);
        say(String.join("\n", news)); // makes screen readers pause in every language
    }

    private static Optional<Achievement> achievement(TableScreen screen) {
        return Optional.ofNullable(screen.trick().last()).map(TableTrick.LastTrick::achievement);
    }

    /** Returns the notice about an incidental event, such as a play made on behalf of the viewer. */
    private static Optional<String> note(TableScreen screen) {
        return Optional.ofNullable(screen.notice());
    }

    /** Checks whether two strips say the same, the time left apart. */
    private static boolean isSame(TableScreen.Banner now, TableScreen.@Nullable Banner before) {
        return before != null
                && now.ways().equals(before.ways())
                && now.words().before().equals(before.words().before())
                && now.words().after().equals(before.words().after());
    }

    /** Returns a strip over the table with the labels of its actions. */
    private static String spoken(TableScreen.Banner strip) {
        return Stream.concat(
                        Stream.of(strip.words().at(System.nanoTime())),
                        strip.ways().stream().map(TableScreen.Banner.Way::words))
                .collect(Collectors.joining(" "));
    }

    /** Returns the bubbles at the plates, as they are spoken. */
    private static List<String> shown(TableScreen screen) {
        return screen.seats().stream()
                .flatMap(seat -> Stream.ofNullable(seat.bubble()).map(bubble -> bubble.spoken()))
                .toList();
    }

    /** Returns the sentence below the buttons: a hint, or an obstacle to a play. */
    private static Optional<String> reason(TableScreen screen) {
        return Optional.ofNullable(screen.reason()).map(TableScreen.Reason::words);
    }

    /** Returns the rules behind that sentence while they are open. */
    private static List<String> rules(TableScreen screen) {
        return Stream.ofNullable(screen.reason())
                .flatMap(reason -> Stream.ofNullable(reason.why()))
                .filter(Why::open)
                .flatMap(why -> why.rules().stream())
                .map(rule -> rule.number() + " " + rule.text())
                .toList();
    }

    /**
     * Returns the new events: those after the last one that both logs have. A shorter log without such an event belongs to another round
     * and is new as a whole; any other counts as the same log in other words, so nothing of it is new.
     */
    private static List<LogLine> since(List<LogLine> before, List<LogLine> now) {
        int same = 0;
        while (same < Math.min(before.size(), now.size()) && before.get(same).equals(now.get(same))) {
            same++;
        }
        boolean isSameRound = same > 0 || before.isEmpty();
        return isSameRound || now.size() < before.size() ? now.subList(same, now.size()) : List.of();
    }

    private static List<LogLine> events(TableScreen screen) {
        return screen.side().log().stream()
                .filter(line -> line.kind() == LogKind.PLAY || line.kind() == LogKind.NOTE)
                .toList();
    }
}
