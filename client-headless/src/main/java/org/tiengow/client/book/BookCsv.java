package org.tiengow.client.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.client.session.table.FinishedMatch;

/**
 * The book as a table of comma-separated values (RFC 4180), with a line for each player of each match.
 *
 * <p>A text that begins with a sign by which spreadsheets recognise formulas has an apostrophe before it. The names of others must not be
 * calculated.
 */
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

    private static final String NUMBER = "-?[0-9]+";
    private static final String FORMULA = "=+-@'\t";

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
                    text(night),
                    text(ended),
                    text(host),
                    text(match),
                    text(rules),
                    String.valueOf(rounds),
                    text(player),
                    text(person),
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
                            match.at(),
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
        StringBuilder text = new StringBuilder();
        append(text, COLUMNS);
        lines.forEach(line -> append(text, line.cells()));
        return text.toString();
    }

    /**
     * Reads a table as written by {@link #write}.
     *
     * @throws TextFlaw when the text is another one; the error names the line
     */
    public static List<Line> read(String text) {
        List<List<String>> rows = rows(text);
        if (rows.isEmpty() || !rows.get(0).equals(COLUMNS)) {
            throw new TextFlaw(1, "The first line does not have the headings of the book.");
        }
        List<Line> lines = new ArrayList<>();
        for (int row = 1; row < rows.size(); row++) {
            lines.add(new Cells(rows.get(row), row + 1).line());
        }
        return lines;
    }

    private static void append(StringBuilder text, List<String> cells) {
        for (int i = 0; i < cells.size(); i++) {
            String cell = cells.get(i);
            boolean quoted = cell.chars().anyMatch(letter -> letter == ',' || letter == '"' || letter < ' ');
            text.append(i == 0 ? "" : ",").append(quoted ? '"' + cell.replace("\"", "\"\"") + '"' : cell);
        }
        text.append("\r\n");
    }

    private static String text(String value) {
        return !value.isEmpty() && FORMULA.indexOf(value.charAt(0)) >= 0 ? "'" + value : value;
    }

    private static List<List<String>> rows(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (quoted && letter == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                cell.append('"');
                i++;
            } else if (letter == '"') {
                quoted = !quoted;
            } else if (quoted || letter != ',' && letter != '\n' && letter != '\r') {
                cell.append(letter);
            } else if (letter != '\r') {
                row.add(cell.toString());
                cell.setLength(0);
                if (letter == '\n') {
                    rows.add(List.copyOf(row));
                    row.clear();
                }
            }
        }
        if (quoted || cell.length() > 0 || !row.isEmpty()) {
            throw new TextFlaw(rows.size() + 1, "The last line has no end.");
        }
        return rows;
    }

    /** The cells of a line. */
    private record Cells(List<String> all, int number) {
        Line line() {
            if (all.size() != COLUMNS.size()) {
                throw new TextFlaw(number, "The line has " + all.size() + " cells, not " + COLUMNS.size() + ".");
            }
            return new Line(
                    word("night"),
                    word("ended"),
                    word("host"),
                    word("match"),
                    word("rules"),
                    number("rounds"),
                    word("player"),
                    word("person"),
                    all.get(COLUMNS.indexOf("bot")).equals("yes"),
                    number("place"),
                    number("chips"),
                    number("captures"),
                    number("longestBank"),
                    number("bestRound"),
                    number("lastTricks"));
        }

        private String word(String column) {
            String cell = all.get(COLUMNS.indexOf(column));
            return cell.startsWith("'") ? cell.substring(1) : cell;
        }

        private int number(String column) {
            String cell = all.get(COLUMNS.indexOf(column));
            try {
                if (cell.matches(NUMBER)) {
                    return Integer.parseInt(cell);
                }
            } catch (NumberFormatException tooLarge) {
                // reported below
            }
            throw new TextFlaw(number, column + " must be a whole number.");
        }
    }
}
