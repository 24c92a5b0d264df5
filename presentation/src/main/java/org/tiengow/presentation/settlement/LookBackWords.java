package org.tiengow.presentation.settlement;

import java.util.List;
import java.util.stream.Stream;
import org.tiengow.client.analysis.Decided;
import org.tiengow.client.analysis.Decided.Solved;
import org.tiengow.client.analysis.LookBack;
import org.tiengow.client.analysis.Worth;
import org.tiengow.engine.seat.Play;
import org.tiengow.presentation.settlement.LookBackScreen.Line;
import org.tiengow.presentation.settlement.LookBackScreen.Row;
import org.tiengow.presentation.settlement.LookBackScreen.Weighed;
import org.tiengow.presentation.settlement.SettlementScreen.Deciding;
import org.tiengow.presentation.words.HintWords;
import org.tiengow.presentation.words.Words;

/**
 * The analysis of a round in words.
 *
 * @param words the language
 * @param name the player whose decisions are analysed
 * @param reader whether that is the user, addressed as <i>you</i>
 */
public record LookBackWords(Words words, String name, boolean reader) {
    /** The half-width of the stated interval in standard errors: the true figure lies within it in 19 of 20 cases. */
    private static final double ERRORS_SAID = 2;

    private static final double BEYOND_DOUBT = 6;

    public LookBackScreen screen(LookBack look) {
        int mistakes = look.mistakes().size();
        int all = look.decisions().size();
        String found = all == 0
                ? about("lookBack.nothing", name)
                : mistakes == 0 ? about("lookBack.fine", name, all) : about("lookBack.some", name, mistakes, all);
        return new LookBackScreen(
                words.get("lookBack.title"),
                all == 0 ? found : words.join(found, words.get("lookBack.how")),
                look.decisions().stream().map(this::row).toList(),
                words.get("lookBack.close"));
    }

    /** Returns a line about the progress of the analysis. */
    public String thinking(int percent) {
        return words.get("lookBack.thinking", percent);
    }

    /** Returns a sentence about the player whose decisions are analysed. */
    private String about(String key, Object... parts) {
        return words.get(reader ? key + ".you" : key, parts);
    }

    private Row row(Decided each) {
        return new Row(
                each.moment(),
                words.get(
                        "lookBack.row",
                        each.trick(),
                        about("lookBack.did." + act(each, each.played()), name, tiles(each, each.played()))),
                verdict(each),
                each.betterWithOpenHands().map(better -> open(each, better)).orElse(""),
                each.isMistake(),
                each.isMistake()
                        ? List.of(
                                set("lookBack.played", each, each.played(), false),
                                set("lookBack.better", each, each.best().play(), true))
                        : List.of(),
                weighed(each),
                words.get("lookBack.show"));
    }

    private Weighed weighed(Decided each) {
        boolean isSolved = !each.solved().isEmpty();
        List<String> columns = Stream.of("expected", "behind", "open")
                .filter(column -> isSolved || !column.equals("open"))
                .map(column -> words.get("lookBack.column." + column))
                .toList();
        return new Weighed(
                words.get("lookBack.all"),
                columns,
                each.worths().stream().map(worth -> line(each, worth)).toList(),
                each.unweighed() == 0 ? "" : words.get("lookBack.rest", each.unweighed()));
    }

    private Line line(Decided each, Worth worth) {
        String behind = worth.behind() == 0
                ? ""
                : Double.isInfinite(worth.error())
                        ? words.get("lookBack.behind.about", worth.behind())
                        : words.get("lookBack.behind", worth.behind(), ERRORS_SAID * worth.error());
        String open = each.withOpenHands(worth.play()).stream()
                .mapToObj(chips -> words.get("lookBack.chips.open", tenths(chips)))
                .findFirst()
                .orElse("");
        return new Line(
                words.get("lookBack.play." + act(each, worth.play()), tiles(each, worth.play())),
                Stream.of(words.get("lookBack.chips", tenths(worth.chips())), behind, open)
                        .limit(each.solved().isEmpty() ? 2 : 3)
                        .toList(),
                worth.play().sameAs(each.played()));
    }

    /** Rounds to tenths, and never to negative zero. */
    private static double tenths(double chips) {
        return Math.round(chips * 10) / 10.0;
    }

    private String verdict(Decided each) {
        Worth mine = each.worth();
        Worth best = each.best();
        if (mine.behind() == 0) {
            return words.get("lookBack.best");
        }
        if (!each.isMistake()) {
            boolean perhaps = mine.behind() >= Worth.LEAST_CHIPS;
            return words.get(perhaps ? "lookBack.perhaps" : "lookBack.close.call");
        }
        String by = words.get(
                "lookBack.by." + act(each, best.play()),
                tiles(each, best.play()),
                mine.behind(),
                ERRORS_SAID * mine.error());
        boolean sure = mine.behind() > BEYOND_DOUBT * mine.error();
        return words.join(by, words.get(sure ? "lookBack.sure" : "lookBack.likely"));
    }

    private String open(Decided each, Solved better) {
        double mine = each.withOpenHands(each.played()).orElseThrow();
        return words.get(
                "lookBack.open." + act(each, better.play()), tiles(each, better.play()), better.chips() - mine);
    }

    private Deciding set(String key, Decided each, Play play, boolean best) {
        return new Deciding(words.get(key), Words.capital(tiles(each, play)), play.tiles(), best);
    }

    private String tiles(Decided each, Play play) {
        return new HintWords(words, each.view()).tiles(play);
    }

    private static String act(Decided each, Play play) {
        return play.isForfeit() ? "forfeit" : each.view().table().isEmpty() ? "lead" : "beat";
    }
}
