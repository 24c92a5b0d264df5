package org.tiengow.presentation.table;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.presentation.rules.RulesPages;
import org.tiengow.presentation.table.Why.Rule;
import org.tiengow.presentation.words.Words;

/**
 * The rules behind a reason, in words.
 *
 * @param scene the table
 */
record WhyWords(Scene scene) {
    /** Returns the paragraphs that explain a refusal. */
    static List<String> behind(Refusal refusal, SeatView view) {
        return switch (refusal.reason()) {
            case NOT_A_SET -> List.of("3.2", "3.3", "3.4");
            case NO_TILES -> view.table().isEmpty() ? List.of("3.1", "3.2", "3.3") : List.of("4.1");
            case KEEP_THE_SET -> List.of("3.4");
            case FRONT_OVER_BACK, HEAVENS_ON_NINES, UNRIVALLED_LEAD, ONLY_SEVENS_CAPTURE, SUPREME_BEATS_NOTHING ->
                List.of(refusal.paragraph(), "4.3");
            case WRONG_SUIT, WRONG_SHAPE, TOO_LOW, EQUAL_RANK -> List.of("4.1", "4.3");
            case ROUND_OVER,
                    NOT_YOUR_TURN,
                    DECLARE_FIRST,
                    NOTHING_TO_DECLARE,
                    NOT_ONE_RED_DOT,
                    ALREADY_ANSWERED,
                    NOT_IN_HAND,
                    LEAD_FACE_UP,
                    WRONG_COUNT,
                    SHUT_OUT,
                    MUST_BEAT -> List.of(refusal.paragraph());
        };
    }

    /** Returns the text of these paragraphs; null if none of them applies under the table's rules. */
    @Nullable
    Why why(List<String> numbers) {
        RulesPages pages = new RulesPages(scene.words());
        List<Rule> rules = numbers.stream()
                .map(number -> pages.paragraph(number, scene.view().rules()))
                .flatMap(Optional::stream)
                .map(paragraph -> new Rule(paragraph.number(), paragraph.text()))
                .toList();
        if (rules.isEmpty()) {
            return null;
        }
        Words words = scene.words();
        return new Why(
                words.get("action.why"),
                words.get("why.title"),
                rules,
                words.get("why.more"),
                words.get("why.close"),
                scene.choices().open() == Choices.Open.RULES);
    }
}
