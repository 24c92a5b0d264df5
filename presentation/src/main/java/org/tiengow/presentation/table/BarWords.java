package org.tiengow.presentation.table;

import java.util.ArrayList;
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
import org.tiengow.presentation.words.NightWords;
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
        return bar(List.of(new Tool(ToolKind.BIG_SCREEN, words().get("watch.usual")), sound()));
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
        List<Tool> tools = new ArrayList<>(List.of(
                new Tool(ToolKind.LAST_TRICK, words().get("recall.tool"), new RecallWords(scene).whyNot()),
                new Tool(ToolKind.CARD, words().get("card.title")),
                sound(),
                new Tool(ToolKind.KEYS, words().get("keys.title")),
                new Tool(ToolKind.SETTINGS, words().get("settings.title"))));
        PauseWords pause = new PauseWords(scene);
        if (pause.mayWish()) {
            tools.add(2, new Tool(ToolKind.PAUSE, pause.tool()));
        }
        if (mayActOnPeople(scene.state(), scene.table())) {
            tools.add(2, new Tool(ToolKind.PEOPLE, words().get("people.tool")));
        }
        if (NightWords.mayHandOver(scene.table())) {
            tools.add(2, new Tool(ToolKind.HAND_OVER, words().get("night.tool")));
        }
        if (!scene.table().isSeated()) {
            tools.add(0, new Tool(ToolKind.BIG_SCREEN, words().get("watch.big")));
        }
        return List.copyOf(tools);
    }

    /** Checks whether the user may remove, ban or admit anybody here. */
    private static boolean mayActOnPeople(SessionState state, TableState table) {
        boolean others =
                table.seats().stream().anyMatch(seat -> seat.holder() == Holder.PERSON && seat.seat() != table.mySeat())
                        || table.people().spectators() > (table.isSeated() ? 0 : 1);
        return table.owned() && (others || !state.host().barred().isEmpty());
    }

    private Tool sound() {
        return scene.choices().around().heard()
                ? new Tool(ToolKind.SOUND_ON, words().get("sound.silence"))
                : new Tool(ToolKind.SOUND_OFF, words().get("sound.hear"));
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
