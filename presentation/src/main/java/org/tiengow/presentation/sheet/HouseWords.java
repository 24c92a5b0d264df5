package org.tiengow.presentation.sheet;

import java.util.List;
import org.tiengow.client.session.validation.ShownText;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.rules.HouseTitleScreen;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.sheet.SheetScreen.Act;
import org.tiengow.presentation.sheet.SheetScreen.Size;
import org.tiengow.presentation.sheet.SheetScreen.Text;
import org.tiengow.presentation.sheet.SheetScreen.Tone;
import org.tiengow.presentation.sheet.SheetScreen.Weight;
import org.tiengow.presentation.words.Words;

/**
 * The keeping of house rules in words.
 *
 * @param words the language
 */
public record HouseWords(Words words) {
    /** The act of a question that replaces the house rules of the same name. */
    public static final String REPLACE = "replace";

    /** The act of a question that keeps the house rules of the same name beside the new ones. */
    public static final String BOTH = "both";

    /** The act of a question that changes nothing. */
    public static final String BACK = "back";

    /** The act of a question that deletes house rules. */
    public static final String DELETE = "delete";

    /**
     * Returns the sheet for the name and the note of house rules.
     *
     * @param rules the rules, with the name and the note typed so far
     * @param kept whether they are in a file already
     * @param problem why they cannot be saved; empty if nothing was tried
     */
    public HouseTitleScreen title(TableRules rules, boolean kept, String problem) {
        return new HouseTitleScreen(
                words.get(kept ? "house.rename.title" : "house.save.title"),
                words.get("house.name"),
                rules.name(),
                words.get("house.note"),
                rules.note(),
                words.get("house.basedOn", new RulesWords(words).name(rules.base())),
                problem,
                words.get("house.save"),
                words.get("house.same.back"));
    }

    /** Returns why rules cannot have this name and note, in a sentence; empty if they can. */
    public String problem(String name, String note) {
        if (ShownText.name(name).isEmpty()) {
            return words.get("house.noName", ShownText.LONGEST_NAME);
        }
        boolean fits = note.isBlank() || ShownText.note(note).isPresent();
        return fits ? "" : words.get("house.longNote", ShownText.LONGEST_NOTE);
    }

    /** Returns the question whether to replace the house rules of the same name. */
    public SheetScreen same(String name) {
        return question(
                "houseSame",
                words.get("house.same.title", name),
                words.get("house.same.text"),
                List.of(
                        new Act(BACK, words.get("house.same.back"), Weight.QUIET),
                        new Act(BOTH, words.get("house.same.both"), Weight.SECOND),
                        new Act(REPLACE, words.get("house.same.replace"), Weight.MAIN)));
    }

    /** Returns the question whether to delete house rules. */
    public SheetScreen delete(String name) {
        return question(
                "houseDelete",
                words.get("house.delete.title", name),
                words.get("house.delete.text"),
                List.of(
                        new Act(BACK, words.get("house.delete.no"), Weight.MAIN),
                        new Act(DELETE, words.get("house.delete.yes"), Weight.ENDING)));
    }

    private static SheetScreen question(String name, String title, String text, List<Act> acts) {
        return new SheetScreen(name, title, Size.SMALL, List.of(new Text("", text, Tone.PLAIN)), acts, BACK, BACK);
    }

    /** Returns a notice about damaged files; empty without any. */
    public String damaged(List<String> files) {
        return files.isEmpty() ? "" : words.get("house.damaged", files.size(), words.list(files));
    }
}
