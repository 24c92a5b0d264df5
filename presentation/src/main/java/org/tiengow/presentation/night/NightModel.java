package org.tiengow.presentation.night;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tiengow.client.book.BookNight;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.FinishedMatch.Player;
import org.tiengow.client.settling.ChipValue;
import org.tiengow.presentation.night.NightScores.Score;
import org.tiengow.presentation.night.NightScreen.Order;
import org.tiengow.presentation.night.NightScreen.Row;
import org.tiengow.presentation.plot.Plot;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.settings.ScoreOrder;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/** The sheet of the night in words, made of its finished matches. */
public final class NightModel {
    /** The minimum number of successive rounds as banker that is worth mentioning. */
    private static final int LEAST_BANK = 2;

    private final Words words;
    private final NightScores night;
    private final String me;
    private final String title;
    private final NightLooks looks;
    private final ScoreOrder chosen;
    private final String chip;
    private final boolean setsChip;

    private NightModel(
            Words words,
            String title,
            NightScores night,
            String me,
            NightLooks looks,
            ScoreOrder chosen,
            String chip,
            boolean setsChip) {
        this.words = words;
        this.title = title;
        this.night = night;
        this.me = me;
        this.looks = looks;
        this.chosen = chosen;
        this.chip = chip;
        this.setsChip = setsChip;
    }

    /**
     * Returns the sheet of a night in the book; empty without a match of a person. Where nobody has said what a chip was worth, the user may
     * try a value.
     *
     * @param title its title, such as when it began
     * @param choices the user's choices for the sheet
     */
    public static Optional<NightModel> of(Words words, String title, BookNight night, Settings.Night choices) {
        boolean isOpen = night.chip().isEmpty();
        String chip = isOpen ? choices.chip() : night.chip();
        return of(NightScores.of(night.results()))
                .map(scores -> new NightModel(
                        words,
                        title,
                        scores,
                        night.me(),
                        NightLooks.of(night.results()),
                        choices.ranking(),
                        chip,
                        isOpen));
    }

    /**
     * Returns the sheet of the night at a session's host; empty before its first match is over. The owner of the host says what a chip is
     * worth.
     */
    public static Optional<NightModel> of(Words words, SessionState state, Settings.Night choices) {
        return of(NightScores.of(state.finishedMatches()))
                .map(scores -> new NightModel(
                        words,
                        words.get("tonight.title"),
                        scores,
                        state.self().name(),
                        NightLooks.of(state),
                        choices.ranking(),
                        state.night().chip(),
                        state.self().ownsHost()));
    }

    private static Optional<NightScores> of(NightScores night) {
        return night.scores().isEmpty() ? Optional.empty() : Optional.of(night);
    }

    /** Returns this sheet with a text that the user has typed as the value of a chip. */
    public NightModel withTyped(String typed) {
        return new NightModel(words, title, night, me, looks, chosen, typed, setsChip);
    }

    /** Returns the label of the link to the sheet; empty before the first match of a person is over. */
    public static String link(Words words, SessionState state) {
        int matches = state.finishedMatches().size();
        boolean isEmpty = NightScores.of(state.finishedMatches()).scores().isEmpty();
        return isEmpty ? "" : words.get("tonight.link", matches);
    }

    /** Returns the user's result in a sentence; empty before the user has finished a match. */
    public Optional<String> ownResult() {
        return night.scores().stream()
                .filter(score -> isMe(score.last()))
                .findFirst()
                .map(score -> words.get(
                        "leave.tonightText",
                        score.matches(),
                        Words.signed(score.chips()),
                        night.place(score, ScoreOrder.CHIPS),
                        night.scores().size()));
    }

    public NightScreen screen() {
        return new NightScreen(
                title,
                subtitle(),
                orders(),
                night.isUneven() ? words.get("tonight.rankedBy") : "",
                words.get("standings.place"),
                words.get("standings.player"),
                figures().stream()
                        .map(figure -> words.get("tonight.column." + figure))
                        .toList(),
                ranked().stream().map(this::row).toList(),
                plot(),
                new SettlingWords(words, night.matches(), me, setsChip).screen(chip),
                honours(),
                words.get("tonight.matches"),
                lines(),
                words.get("tonight.save"),
                words.get("sheet.close"));
    }

    /** Returns the rows of the best, and that of the user. */
    public List<Row> leaders(int most) {
        List<Row> rows = ranked().stream().map(this::row).toList();
        return IntStream.range(0, rows.size())
                .filter(index -> index < most || rows.get(index).mine())
                .mapToObj(rows::get)
                .toList();
    }

    /** Returns the sheet as CSV, for other programs. */
    public String csv() {
        return NightCsv.of(night, ranking(), ChipValue.read(chip));
    }

    /** Returns the chosen ranking. If all played equally many rounds, chips say the same as chips a round. */
    private ScoreOrder ranking() {
        return night.isUneven() ? chosen : ScoreOrder.CHIPS;
    }

    private List<Score> ranked() {
        return night.ranked(ranking());
    }

    private List<Order> orders() {
        return night.isUneven()
                ? Stream.of(ScoreOrder.values())
                        .map(each -> new Order(each, words.get("tonight.order." + each), each == ranking()))
                        .toList()
                : List.of();
    }

    private String subtitle() {
        int matches = night.matches().size();
        List<String> leaders = ranked().stream()
                .filter(score -> night.place(score, ranking()) == 1)
                .map(score -> inSentence(score.last()))
                .toList();
        if (leaders.size() > 1) {
            return words.get("tonight.shared", matches, words.list(leaders));
        }
        Score leader = ranked().get(0);
        String figure = ranking() == ScoreOrder.CHIPS
                ? Words.signed(leader.chips())
                : words.get("tonight.aRound", chipsARound(leader));
        return words.get(
                isMe(leader.last()) ? "tonight.leads.you" : "tonight.leads", matches, name(leader.last()), figure);
    }

    /** The figures of a row. */
    private enum Figure {
        CAPTURES,
        LAST_TRICKS,
        MATCHES,
        ROUNDS,
        CHIPS_A_ROUND,
        CHIPS
    }

    /** Returns the figures of the rows, the least important first. The one that ranks comes last. */
    private List<Figure> figures() {
        List<Figure> figures = new ArrayList<>(List.of(Figure.values()));
        if (!night.hasLastTricks()) {
            figures.remove(Figure.LAST_TRICKS);
        }
        if (ranking() == ScoreOrder.CHIPS_A_ROUND) {
            figures.remove(Figure.CHIPS_A_ROUND);
            figures.add(Figure.CHIPS_A_ROUND);
        }
        return figures;
    }

    private static String figure(Score score, Figure figure) {
        return switch (figure) {
            case CAPTURES -> String.valueOf(score.captures());
            case LAST_TRICKS -> String.valueOf(score.lastTricks());
            case MATCHES -> String.valueOf(score.matches());
            case ROUNDS -> String.valueOf(score.rounds());
            case CHIPS_A_ROUND -> chipsARound(score);
            case CHIPS -> Words.signed(score.chips());
        };
    }

    /** Returns the chips a round with one decimal and their sign, such as −2.3. */
    private static String chipsARound(Score score) {
        BigDecimal average =
                BigDecimal.valueOf(score.chips()).divide(BigDecimal.valueOf(score.rounds()), 1, RoundingMode.HALF_UP);
        String sign = average.signum() > 0 ? "+" : average.signum() < 0 ? "−" : "";
        return sign + average.abs().toPlainString();
    }

    private Row row(Score score) {
        List<Figure> figures = figures();
        return new Row(
                night.place(score, ranking()),
                looks.of(score.name()).colour(),
                looks.of(score.name()).face(),
                People.initial(name(score.last())),
                isMe(score.last()) ? words.get("you") : name(score.last()),
                figures.stream().map(figure -> figure(score, figure)).toList(),
                note(score, figures.subList(0, figures.size() - 1)),
                isMe(score.last()));
    }

    private String note(Score score, List<Figure> figures) {
        return figures.stream()
                .filter(figure -> figure != Figure.CAPTURES || score.captures() > 0)
                .map(figure -> figure == Figure.CHIPS || figure == Figure.CHIPS_A_ROUND
                        ? words.get("tonight.note." + figure, figure(score, figure))
                        : words.get("tonight.note." + figure, Integer.valueOf(figure(score, figure))))
                .reduce((a, b) -> words.get("tonight.note", a, b))
                .orElse("");
    }

    private Plot plot() {
        List<Plot.PlotLine> lines = ranked().stream()
                .map(score -> new Plot.PlotLine(
                        looks.of(score.name()).colour(),
                        words.get(
                                "tonight.result",
                                isMe(score.last()) ? words.get("you") : name(score.last()),
                                Words.signed(score.chips())),
                        score.curve(),
                        isMe(score.last())))
                .toList();
        return new Plot(
                words.get("tonight.plot"),
                words.get("tonight.plot.axis"),
                night.matches().size(),
                lines,
                words.list(lines.stream().map(Plot.PlotLine::label).toList()));
    }

    private List<String> honours() {
        return Stream.of(
                        honour("tonight.won", "tonight.won.each", 1, Score::won, String::valueOf),
                        honour("tonight.bank", "tonight.bank.each", LEAST_BANK, Score::longestBank, String::valueOf),
                        honour("tonight.best", "tonight.best.each", 1, Score::bestRound, Words::signed))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Names the leaders in one figure, all of them if several share it; empty if the figure is below {@code least}. */
    private Optional<String> honour(
            String key, String ofSeveral, int least, ToIntFunction<Score> figure, IntFunction<String> shown) {
        int most = night.scores().stream().mapToInt(figure).max().orElse(0);
        List<String> names = ranked().stream()
                .filter(score -> figure.applyAsInt(score) == most)
                .map(score -> inSentence(score.last()))
                .toList();
        return most < least
                ? Optional.empty()
                : Optional.of(words.get(names.size() > 1 ? ofSeveral : key, words.list(names), shown.apply(most)));
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int number = night.matches().size(); number >= 1; number--) {
            FinishedMatch match = night.matches().get(number - 1);
            String results = match.players().stream()
                    .sorted((a, b) -> Integer.compare(a.place(), b.place()))
                    .map(player -> words.get("tonight.result", inSentence(player), Words.signed(player.chips())))
                    .reduce((a, b) -> words.get("list.comma", a, b))
                    .orElse("");
            lines.add(words.get(
                    "tonight.match", number, new RulesWords(words).nameOfId(match.rulesId()), match.rounds(), results));
        }
        return lines;
    }

    private boolean isMe(Player player) {
        return !player.bot() && player.name().equals(me);
    }

    private String inSentence(Player player) {
        return isMe(player) ? words.get("you.inSentence") : name(player);
    }

    /** Returns the name of a player; a bot is marked, as its name could be that of a person. */
    private String name(Player player) {
        String name = People.name(words, player.name(), player.bot());
        return player.bot() ? words.get("tonight.bot", name) : name;
    }
}
