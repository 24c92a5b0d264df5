package org.tiengow.presentation.table;

import java.util.Arrays;
import java.util.List;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Holder;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.table.TableBar.Tool;
import org.tiengow.presentation.table.TableBar.ToolKind;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.ShuffleWords;
import org.tiengow.presentation.words.Words;

/**
 * The bar along the top of the table: the name of the game, its progress, and its tools.
 *
 * @param scene the table
 */
record BarWords(Scene scene) {
    TableBar bar() {
        return bar(tools());
    }

    /** Returns the bar on a television. It has few tools, because nobody sits close to it. */
    TableBar farBar() {
        return bar(List.of(new Tool(ToolKind.BIG_SCREEN, words().get("watch.usual")), tool(sound())));
    }

    private TableBar bar(List<Tool> tools) {
        TableState table = scene.table();
        RulesWords rules = new RulesWords(words());
        int differing = differing(table.rules());
        return new TableBar(
                words().get("window.leave"),
                HostWords.title(words(), scene.state()),
                words().get("table.rules", rules.name(table.rules())),
                differing == 0 ? "" : words().get("table.rulesDiffer", differing),
                progress(table, scene.view()),
                tools);
    }

    private List<Tool> tools() {
        return Arrays.stream(ToolKind.values())
                .filter(this::isShown)
                .map(this::tool)
                .toList();
    }

    private boolean isShown(ToolKind kind) {
        return kind.isShown(scene.table())
                && switch (kind) {
                    case PEOPLE -> hasPeople(scene.state(), scene.table());
                    case SOUND_ON, SOUND_OFF -> kind == sound();
                    default -> true;
                };
    }

    /** Checks whether there is anybody to remove, ban or admit. */
    private static boolean hasPeople(SessionState state, TableState table) {
        return !state.host().barred().isEmpty()
                || table.people().spectators() > (table.isSeated() ? 0 : 1)
                || table.seats().stream()
                        .anyMatch(seat -> seat.holder() == Holder.PERSON && seat.seat() != table.mySeat());
    }

    private ToolKind sound() {
        return scene.choices().around().heard() ? ToolKind.SOUND_ON : ToolKind.SOUND_OFF;
    }

    private Tool tool(ToolKind kind) {
        return switch (kind) {
            case LAST_TRICK -> new Tool(kind, words()).disabled(new RecallWords(scene).whyNot());
            case TAKE_BACK -> new Tool(kind, words()).disabled(new TakeBackWords(scene).whyNot());
            case PAUSE -> new Tool(kind, new BannerWords(scene).pauseTool());
            default -> new Tool(kind, words());
        };
    }

    private static int differing(TableRules rules) {
        return (int) rules.set().differences(RuleSets.get(RuleSets.DEFAULT_ID)).stream()
                .filter(parameter -> parameter.subject() != Parameter.Subject.MATCH)
                .count();
    }

    private String progress(TableState table, SeatView view) {
        int rounds = table.rules().set().number(Parameter.ROUNDS);
        int trick = view.tricks().size() + (view.phase() == Phase.SETTLED ? 0 : 1);
        String progress = rounds == 0
                ? words().get("table.roundOpen", view.round(), trick)
                : words().get("table.round", view.round(), rounds, trick);
        String shuffle = ShuffleWords.of(words(), scene.state(), table).bar();
        return shuffle.isEmpty() ? progress : words().get("shuffle.bar", progress, shuffle);
    }

    private Words words() {
        return scene.words();
    }
}
