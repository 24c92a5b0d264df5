package org.tiengow.swing.view.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tiengow.presentation.moment.Feat;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableSide.LogKind;
import org.tiengow.presentation.table.TableSide.LogLine;
import org.tiengow.presentation.table.TableTrick;
import org.tiengow.presentation.table.Why;
import org.tiengow.swing.view.Status;

/** Says what happens to those who hear the table. */
final class Announcer extends Status {
    /** A status that says this first. */
    Announcer(String first) {
        super(first);
    }

    /**
     * Says what is new since another screen: what is noted in passing, each event of the log once, what is rare about a trick, what
     * others show, that it has become the viewer's turn, what a hint says or what is in the way of a play, and the rules behind
     * that when they are opened.
     */
    void tell(TableScreen before, TableScreen now) {
        List<String> news = new ArrayList<>();
        note(now).filter(note -> !note(before).equals(Optional.of(note))).ifPresent(news::add);
        since(events(before), events(now)).forEach(line -> news.add(line.accessible()));
        feat(now).filter(feat -> !feat(before).equals(Optional.of(feat))).ifPresent(feat -> news.add(feat.line()));
        TableScreen.Turn turn = now.turn();
        if (turn != null && turn.yours() && !turn.equals(before.turn())) {
            news.addAll(List.of(turn.head(), turn.task()));
        }
        shown(now).stream().filter(line -> !shown(before).contains(line)).forEach(news::add);
        reason(now)
                .filter(reason -> !reason(before).equals(Optional.of(reason)))
                .ifPresent(news::add);
        rules(now).stream().filter(rule -> !rules(before).contains(rule)).forEach(news::add);
        say(String.join("\n", news)); // a pause in every language
    }

    private static Optional<Feat> feat(TableScreen screen) {
        return Optional.ofNullable(screen.trick().last()).map(TableTrick.LastTrick::feat);
    }

    /** What is noted in passing, such as that a play was made for the viewer. */
    private static Optional<String> note(TableScreen screen) {
        return Optional.ofNullable(screen.notice());
    }

    /** What is shown at the plates of others. */
    private static List<String> shown(TableScreen screen) {
        return screen.seats().stream()
                .flatMap(seat -> Stream.ofNullable(seat.bubble()).map(bubble -> bubble.spoken()))
                .toList();
    }

    /** What is said below the buttons: a hint, or what is in the way of a play. */
    private static Optional<String> reason(TableScreen screen) {
        return Optional.ofNullable(screen.reason()).map(TableScreen.Reason::words);
    }

    /** The rules behind it, while they are being read. */
    private static List<String> rules(TableScreen screen) {
        return Stream.ofNullable(screen.reason())
                .flatMap(reason -> Stream.ofNullable(reason.why()))
                .filter(Why::open)
                .flatMap(why -> why.rules().stream())
                .map(rule -> rule.number() + " " + rule.text())
                .toList();
    }

    /** The later events; none where it is the same log told otherwise, all where it is another round's. */
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
