package org.tiengow.swing;

import java.io.PrintStream;

/** The entry point of the one program. */
public final class Main {
    private Main() {}

    /**
     * Prints how the program is called.
     *
     * @param args the words of the command line
     */
    public static void main(String[] args) {
        printUsage(System.out);
    }

    static void printUsage(PrintStream out) {
        out.println("Usage: java -jar tiengow.jar [COMMAND]");
    }
}
