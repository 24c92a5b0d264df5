package org.tiengow.presentation.rules;

/**
 * The sheet on which house rules get their name. Texts are in the user's language, ready for display.
 *
 * @param title the title
 * @param nameLabel the label of the field for the name
 * @param name the name typed so far
 * @param noteLabel the label of the field for the note
 * @param note the note typed so far
 * @param basedOn the rule set from which the rules were made, in a sentence
 * @param problem why they cannot be saved like this; empty if they can, or before the first attempt
 * @param save the label of the button that saves them
 * @param back the label of the button that returns to the rules
 */
public record HouseTitleScreen(
        String title,
        String nameLabel,
        String name,
        String noteLabel,
        String note,
        String basedOn,
        String problem,
        String save,
        String back) {}
