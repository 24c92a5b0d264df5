package org.tiengow.presentation.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.Parameter.Subject;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.Scoring;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.presentation.rules.CardScreen.Acts;
import org.tiengow.presentation.rules.CardScreen.Line;
import org.tiengow.presentation.rules.CardScreen.Memory;
import org.tiengow.presentation.rules.CardScreen.Names;
import org.tiengow.presentation.rules.CardScreen.Pages;
import org.tiengow.presentation.rules.CardScreen.Rank;
import org.tiengow.presentation.rules.CardScreen.Sentences;
import org.tiengow.presentation.rules.CardScreen.SuitOfTiles;
import org.tiengow.presentation.rules.CardScreen.Supreme;
import org.tiengow.presentation.rules.CardScreen.Table;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.Words;

/**
 * The builder of the quick reference card of a rule set. Everything that differs between rule sets is read from their parameters.
 *
 * @param words the language
 * @param rules the rules of the card
 */
public record CardModel(Words words, TableRules rules) {
    /** The number of stacks for which a seat neither pays nor is paid (rules 5.1). */
    private static final int PAR = 4;

    private static final int MOST_STACKS = 8;

    public CardScreen screen() {
        return new CardScreen(
                words.get("card.title"),
                words.get("card.title.other"),
                words.get("card.note"),
                List.of(civil(), military()),
                supreme(),
                new CardSets(words, rules.set()).all(),
                beats(),
                pay(),
                stacks(),
                new Memory(
                        words.get("card.memory"),
                        List.of(
                                words.get("card.memory.faces"),
                                words.get("card.memory.order"),
                                words.get("card.memory.rest"))),
                new Pages(words.get("card.page.tiles"), words.get("card.page.play")),
                new Acts(words.get("card.savePdf"), words.get("card.savePng"), words.get("card.close")));
    }

    /** Returns what a seat with this many stacks pays to the winner of the round; negative if it is paid (rules 5.1). */
    static int owed(int stacks) {
        return stacks == 0 ? PAR + 1 : PAR - stacks;
    }

    private SuitOfTiles civil() {
        List<Rank> ranks = Stream.of(TileKind.values())
                .filter(kind -> kind.suit() == Suit.CIVIL)
                .map(kind -> rank(String.valueOf(kind.ordinal() + 1), List.of(kind)))
                .toList();
        return new SuitOfTiles(
                words.get("card.civil"), words.get("card.civil.other"), words.get("card.civil.note"), ranks);
    }

    private SuitOfTiles military() {
        List<Rank> ranks = new ArrayList<>();
        for (int rank = TileKind.NINE_63.rank(); rank > 0; rank--) {
            int wanted = rank;
            List<TileKind> faces = Stream.of(TileKind.values())
                    .filter(kind -> kind.suit() == Suit.MILITARY && kind.rank() == wanted)
                    .toList();
            ranks.add(rank(place(faces.get(0)), faces));
        }
        if (rules.set().isOn(Parameter.SIX_RANKS_WITH_THREE)) {
            Rank six = ranks.remove(placeOf(ranks, TileKind.BIG_SIX));
            ranks.add(ranks.size() - 1, six);
        }
        return new SuitOfTiles(
                words.get("card.military"), words.get("card.military.other"), words.get("card.military.note"), ranks);
    }

    private String place(TileKind kind) {
        boolean sunk = kind == TileKind.BIG_SIX && rules.set().isOn(Parameter.SIX_RANKS_WITH_THREE);
        return sunk ? words.get("card.sixIsThree") : String.valueOf(kind.high() + kind.low());
    }

    private static int placeOf(List<Rank> ranks, TileKind kind) {
        return IntStream.range(0, ranks.size())
                .filter(i -> ranks.get(i).faces().contains(kind))
                .findFirst()
                .orElseThrow();
    }

    private Rank rank(String place, List<TileKind> faces) {
        TileKind first = faces.get(0);
        Names names = names(first);
        TileNames spoken = new TileNames(words);
        List<String> aloud = faces.stream().map(spoken::spoken).toList();
        return new Rank(
                place,
                faces,
                names,
                words.get("card.memory." + first.name()),
                words.get(
                        "card.spoken",
                        words.spoken(aloud.toArray(String[]::new)),
                        names.cantonese(),
                        names.mandarin()));
    }

    private Names names(TileKind kind) {
        boolean chinese = words.locale().getLanguage().equals(Locale.CHINESE.getLanguage());
        String inEnglish = words.get("name.ENGLISH." + kind.name());
        String inCharacters = words.get("name.CHINESE." + kind.name());
        return new Names(
                chinese ? inCharacters : inEnglish,
                chinese ? inEnglish : inCharacters,
                words.get("name.CANTONESE." + kind.name()),
                words.get("name.MANDARIN." + kind.name()));
    }

    private Supreme supreme() {
        RulesWords meanings = new RulesWords(words);
        String text = "";
        for (Parameter parameter : List.of(Parameter.SUPREME, Parameter.SUPREME_BONUS)) {
            text = words.join(text, meanings.meaning(parameter, rules.set()).orElse(""));
        }
        return new Supreme(words.get("card.shape.SUPREME"), new CardSets(words, rules.set()).supreme(), text);
    }

    private Sentences beats() {
        List<String> lines = new ArrayList<>();
        lines.add(words.get("card.beats.single"));
        lines.add(words.get("card.beats.pair"));
        RulesWords meanings = new RulesWords(words);
        for (Parameter parameter : about(Subject.BEATING).toList()) {
            meanings.meaning(parameter, rules.set()).ifPresent(lines::add);
            if (parameter == Parameter.MIXED_SETS && rules.set().isOn(Parameter.MIXED_SETS)) {
                lines.add(words.get("card.beats.mixed"));
            }
        }
        lines.add(words.get("card.beats.equal"));
        return new Sentences(words.get("card.beats"), lines);
    }

    private Table pay() {
        RulesWords names = new RulesWords(words);
        RuleSet set = rules.set();
        List<Line> lines = new ArrayList<>();
        if (set.scoring() == Scoring.TRICK_CHIPS) {
            Stream.of("trick", "heavens", "supreme", "last")
                    .forEach(what -> lines.add(
                            new Line(words.get("card.bank." + what), words.get("card.bank." + what + ".value"))));
        }
        Stream<Parameter> paying = about(Subject.PAYING)
                .sorted(Comparator.comparing(Parameter::paragraph)
                        .thenComparing(parameter -> parameter.type() == Boolean.class));
        Stream.concat(paying, about(Subject.WINNING))
                .forEach(parameter ->
                        value(parameter, set).ifPresent(value -> lines.add(new Line(names.title(parameter), value))));
        return new Table(words.get("card.pay"), words.get("table.rules", names.name(rules)), lines);
    }

    private static Stream<Parameter> about(Subject subject) {
        return Arrays.stream(Parameter.values()).filter(parameter -> parameter.subject() == subject);
    }

    /** Returns the value of a parameter in words; empty if it has no effect at the table. A choice always has one. */
    private Optional<String> value(Parameter parameter, RuleSet set) {
        Object value = set.value(parameter);
        boolean isChoice = parameter.type().isEnum() || parameter == Parameter.BONUS_ON_WINNING_LAST_TRICK;
        return parameter.appliesTo(set) && (isChoice || !value.equals(parameter.neutral()))
                ? Optional.of(new RulesWords(words).value(parameter, value))
                : Optional.empty();
    }

    private Table stacks() {
        List<Line> lines = rules.set().scoring() == Scoring.STACKS
                ? IntStream.rangeClosed(0, MOST_STACKS - 1)
                        .mapToObj(count -> new Line(words.get("card.stacks.count", count), owedInWords(owed(count))))
                        .toList()
                : List.of();
        return new Table(words.get("card.stacks"), words.get("card.stacks.note"), lines);
    }

    private String owedInWords(int owed) {
        String key = owed == 0 ? "card.stacks.even" : owed > 0 ? "card.stacks.pays" : "card.stacks.gets";
        return words.get(key, Math.abs(owed));
    }
}
