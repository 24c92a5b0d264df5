package org.tiengow.presentation.words;

/**
 * An option of a list.
 *
 * @param value the value
 * @param words its label
 */
public record Option<T>(T value, String words) {
    @Override
    public String toString() {
        return words;
    }
}
