package org.tiengow.swing.view.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
     * Announces the differences between two screens: a new notice, each new event of the log, an achievement, and the bubbles of other
     * seats. Also the start of the viewer's turn, the sentence of a hint or of an obstacle to a play, and the rules behind it once they
     * are opened.
     */
    void tell(TableScreen before, TableScreen now) {
        List<String> news = new ArrayList<>();
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
     * Returns the new events. A shorter log belongs to another round and is new as a whole. A log that is no continuation of the old
     * one counts as the same log in other words, so nothing of it is new.
     */
    private static List<LogLine> since(List<LogLine> before, List<LogLine> now) {
        if (now.size() >= before.size()) {
            boolean goesOn = before.equals(now.subList(0, before.size()));
            return goesOn ? now.subList(before.size(), now.size()) : List.of();
        }
        return now;
    }

    private static List<LogLine> events(TableScreen screen) {
        return screen.side().log().stream()
                .filter(line -> line.kind() == LogKind.PLAY || line.kind() == LogKind.NOTE)
                .toList();
    }
}
