package org.tiengow.presentation.words;

/**
 * One thing that may be chosen from a list.
 *
 * @param value what is chosen
 * @param words what it is called
 */
public record Option<T>(T value, String words) {
    @Override
    public String toString() {
        return words;
    }
}
