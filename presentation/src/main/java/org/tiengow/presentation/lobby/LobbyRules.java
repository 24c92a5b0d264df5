package org.tiengow.presentation.lobby;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.tiengow.client.house.KeptRules;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Reveal;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.lobby.LobbyScreen.Change;
import org.tiengow.presentation.lobby.LobbyScreen.ChangeKind;
import org.tiengow.presentation.rules.RuleChoices;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.table.SeatPlates;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.presentation.words.Option;
import org.tiengow.presentation.words.Words;

/**
 * The rules of a table in words, with the values they can be changed to.
 *
 * @param words the language
 * @param table the table
 * @param state the state of the session
 * @param house the user's house rules
 */
record LobbyRules(Words words, SessionState state, TableState table, List<KeptRules> house) {
    private static final List<Integer> TURN_SECONDS = List.of(10, 20, 40, 60, 120, 0);
    private static final List<Integer> GRACES = List.of(0, 15, 30, 60, 120, 300, 600);

    /** Returns the rules, compared with a named set. */
    LobbyScreen.Rules rules(String wanted) {
        RulesWords names = new RulesWords(words);
        TableRules inForce = table.rules();
        String comparedWith = telling(wanted);
        RuleSet other = RuleSets.get(comparedWith);
        List<RulesWords.Difference> differences = names.differences(inForce.set(), other);
        String there = names.name(comparedWith);
        return new LobbyScreen.Rules(
                inForce,
                table.options(),
                table.owned(),
                table.owned()
                        ? ""
                        : words.get(
                                "lobby.onlyOwner", NightWords.of(words, state).ownerInSentence()),
                choices().options(inForce),
                choices().chosen(inForce),
                words.get("table.rules", names.name(inForce)),
                line(names),
                words.get("lobby.differing", differences.size(), there),
                names.about(inForce),
                comparedWith,
                words.get(differences.isEmpty() ? "lobby.same" : "lobby.differs", there),
                there,
                words.get("lobby.differs.here", names.name(inForce)),
                differences,
                rounds(names),
                turnSeconds(),
                reveals(),
                graces(),
                standIns(),
                changes());
    }

    /** Returns what a small screen offers the table owner to change; nothing for anyone else. */
    List<Change> changes() {
        if (!table.owned()) {
            return List.of();
        }
        RulesWords names = new RulesWords(words);
        TableRules inForce = table.rules();
        List<Change> changes = new ArrayList<>();
        changes.add(change(
                ChangeKind.RULE_SET,
                "lobby.ruleSetLabel",
                choices().chosen(inForce),
                choices().options(inForce),
                names.about(inForce.base())));
        changes.add(
                change(ChangeKind.ROUNDS, "lobby.rounds", inForce.set().number(Parameter.ROUNDS), rounds(names), ""));
        changes.add(
                change(ChangeKind.TURN_TIME, "lobby.turnTime", table.options().turnSeconds(), turnSeconds(), ""));
        changes.add(change(
                ChangeKind.TAKE_BACK,
                "lobby.takeBack",
                table.options().takeBack(),
                takeBacks(),
                table.options().turnSeconds() == 0 ? "" : words.get("lobby.takeBack.untimed")));
        List<String> bots = table.seats().stream()
                .map(SeatState::level)
                .filter(level -> !level.isEmpty())
                .distinct()
                .toList();
        if (!bots.isEmpty()) {
            String level = bots.size() == 1 ? bots.get(0) : "";
            changes.add(change(
                    ChangeKind.BOTS,
                    "lobby.bots",
                    level,
                    botLevels(level, "lobby.bots.mixed"),
                    SeatPlates.aboutLevel(words, level)));
        }
        return changes;
    }

    private <T> Change change(ChangeKind kind, String label, T value, List<Option<T>> values, String about) {
        return new Change(
                kind,
                words.get(label),
                String.valueOf(value),
                values.stream()
                        .map(option -> new Option<>(String.valueOf(option.value()), option.words()))
                        .toList(),
                about);
    }

    /**
     * Returns the set to compare with: without a wish the base of changed rules. A set would not differ from itself, so another one takes its
     * place.
     */
    private String telling(String wish) {
        TableRules inForce = table.rules();
        boolean changed = !inForce.playsAs(TableRules.named(inForce.base()));
        String wanted = wish.isEmpty() ? changed ? inForce.base() : RuleSets.DEFAULT_ID : wish;
        return !wanted.equals(inForce.base()) || !inForce.set().equals(RuleSets.get(wanted))
                ? wanted
                : RuleSets.ids().stream()
                        .filter(id -> !id.equals(wanted))
                        .findFirst()
                        .orElse(wanted);
    }

    private String line(RulesWords names) {
        TableRules inForce = table.rules();
        int seconds = table.options().turnSeconds();
        return words.get(
                seconds == 0 ? "lobby.line.untimed" : "lobby.line",
                names.name(inForce),
                names.value(Parameter.ROUNDS, inForce.set().number(Parameter.ROUNDS)),
                seconds);
    }

    private RuleChoices choices() {
        return new RuleChoices(words, table.owned() ? house : List.of());
    }

    private List<Option<Integer>> rounds(RulesWords names) {
        List<Integer> usual =
                Parameter.ROUNDS.choices().stream().map(Integer.class::cast).toList();
        return withCurrent(usual, table.rules().set().number(Parameter.ROUNDS)).stream()
                .map(rounds -> new Option<>(rounds, names.value(Parameter.ROUNDS, rounds)))
                .toList();
    }

    private List<Option<Integer>> turnSeconds() {
        return withCurrent(TURN_SECONDS, table.options().turnSeconds()).stream()
                .map(seconds -> new Option<>(
                        seconds,
                        seconds == 0 ? words.get("lobby.turnTime.none") : words.get("lobby.turnTime.seconds", seconds)))
                .toList();
    }

    private List<Option<Boolean>> takeBacks() {
        return Stream.of(true, false)
                .map(allowed -> new Option<>(allowed, words.get("lobby.takeBack." + allowed)))
                .toList();
    }

    private List<Option<Integer>> graces() {
        TreeSet<Integer> all = new TreeSet<>(GRACES);
        all.add(table.options().graceSeconds());
        return all.stream()
                .map(seconds -> new Option<>(seconds, words.get("lobby.grace.seconds", seconds)))
                .toList();
    }

    /** Returns the levels for stand-ins. The host's default can only be kept, not chosen, so it is listed only while in force. */
    private List<Option<String>> standIns() {
        return botLevels(table.options().standInLevel(), "lobby.standIn.usual");
    }

    /** Returns the levels and the current one; {@code none} is the key of the text for an empty level. */
    private List<Option<String>> botLevels(String current, String none) {
        List<String> all = new ArrayList<>(state.host().levels());
        if (!all.contains(current)) {
            all.add(0, current);
        }
        return all.stream()
                .map(level -> new Option<>(level, level.isEmpty() ? words.get(none) : SeatPlates.level(words, level)))
                .toList();
    }

    private List<Option<Reveal>> reveals() {
        return Arrays.stream(Reveal.values())
                .map(reveal -> new Option<>(reveal, words.get("lobby.reveal." + reveal.name())))
                .toList();
    }

    /** Returns the numbers and the current one in ascending order; 0 means no limit and comes last. */
    private static List<Integer> withCurrent(List<Integer> numbers, int current) {
        TreeSet<Integer> all = new TreeSet<>(numbers);
        all.add(current);
        List<Integer> sorted = new ArrayList<>(all);
        if (sorted.remove(Integer.valueOf(0))) {
            sorted.add(0);
        }
        return sorted;
    }
}
