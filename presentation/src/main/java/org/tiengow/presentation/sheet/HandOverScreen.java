package org.tiengow.presentation.sheet;

import java.util.List;
import org.tiengow.presentation.words.Option;

/**
 * The sheet on which a host hands the night over: finished words, in the reader's language.
 *
 * @param title of the sheet
 * @param intro what it does; while it is being done, how far that is
 * @param heirs whose programs could host; none while it is being done
 * @param whens when it may be done; none where there is nothing to choose
 * @param now whether the running round goes along
 * @param meaning what the choice means; empty while there is none
 * @param problem why it was not done; empty for nothing
 * @param go the label of the main button, which takes back what is being done; empty without one
 * @param close the label of what takes the sheet away
 */
public record HandOverScreen(
        String title,
        String intro,
        List<Heir> heirs,
        List<Option<Boolean>> whens,
        boolean now,
        String meaning,
        String problem,
        String go,
        String close) {
    /** Copies the lists. */
    public HandOverScreen {
        heirs = List.copyOf(heirs);
        whens = List.copyOf(whens);
    }

    /**
     * Somebody whose program could host.
     *
     * @param seat the number of the seat
     * @param colour 0 to 7
     * @param name of the person
     * @param place which seat that is
     * @param key the words of the program's key; empty until they are made
     * @param chosen whether it is to be this one
     * @param accessible what a screen reader says
     */
    public record Heir(
            int seat, int colour, String name, String place, String key, boolean chosen, String accessible) {}
}
