package org.tiengow.presentation.table;

import java.util.function.UnaryOperator;

/** The names of the people and tables in samples. A check may give them others, for instance the widest. */
public final class Cast {
    private static volatile UnaryOperator<String> others = UnaryOperator.identity();

    private Cast() {}

    /** Returns the current name for a usual one. */
    public static String named(String usual) {
        return others.apply(usual);
    }

    /** Gives everybody another name; the identity brings back the usual ones. */
    public static void rename(UnaryOperator<String> names) {
        others = names;
    }
}
