package org.tiengow.client.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tiengow.client.session.table.FinishedMatch;

/** The book as a table of comma-separated values, with a line for each player of each match. */
public final class BookCsv {
    private static final List<String> COLUMNS = List.of(
            "night",
            "ended",
            "host",
            "match",
            "rules",
            "rounds",
            "player",
            "person",
            "bot",
            "place",
            "chips",
            "captures",
            "longestBank",
            "bestRound",
            "lastTricks");

    private BookCsv() {}

    /**
     * A player in a match.
     *
     * @param night the id of the night
     * @param ended when the match was over, in ISO 8601
     * @param host the name of the host
     * @param match the id of the match
     * @param rules the id of its rules
     * @param rounds the number of its rounds
     * @param player the name at the table
     * @param person the name in the book; that of a bot is the name at the table
     * @param bot whether it is a bot
     * @param place 1 for the first
     * @param chips the chips won or lost
     * @param captures as in {@link FinishedMatch.Player}
     * @param longestBank as in {@link FinishedMatch.Player}
     * @param bestRound as in {@link FinishedMatch.Player}
     * @param lastTricks as in {@link FinishedMatch.Player}
     */
    public record Line(
            String night,
            String ended,
            String host,
            String match,
            String rules,
            int rounds,
            String player,
            String person,
            boolean bot,
            int place,
            int chips,
            int captures,
            int longestBank,
            int bestRound,
            int lastTricks) {
        private List<String> cells() {
            return List.of(
                    Csv.text(night),
                    Csv.text(ended),
                    Csv.text(host),
                    Csv.text(match),
                    Csv.text(rules),
                    String.valueOf(rounds),
                    Csv.text(player),
                    Csv.text(person),
                    bot ? "yes" : "no",
                    String.valueOf(place),
                    String.valueOf(chips),
                    String.valueOf(captures),
                    String.valueOf(longestBank),
                    String.valueOf(bestRound),
                    String.valueOf(lastTricks));
        }
    }

    /** Returns the lines of nights, in their order. */
    public static List<Line> lines(List<BookNight> nights, BookPeople people) {
        List<Line> lines = new ArrayList<>();
        for (BookNight night : nights) {
            Map<String, String> ids = night.ids();
            for (BookMatch match : night.matches()) {
                for (FinishedMatch.Player player : match.result().players()) {
                    String id = player.bot() ? "" : ids.getOrDefault(player.name(), "");
                    lines.add(new Line(
                            night.night(),
                            match.at().toString(),
                            night.host(),
                            match.id(),
                            match.result().rulesId(),
                            match.result().rounds(),
                            player.name(),
                            people.nameOf(id, player.name()),
                            player.bot(),
                            player.place(),
                            player.chips(),
                            player.captures(),
                            player.longestBank(),
                            player.bestRound(),
                            player.lastTricks()));
                }
            }
        }
        return lines;
    }

    /** Returns the table with its headings. */
    public static String write(List<Line> lines) {
        StringBuilder text = new StringBuilder(Csv.line(COLUMNS));
        lines.forEach(line -> text.append(Csv.line(line.cells())));
        return text.toString();
    }
}
