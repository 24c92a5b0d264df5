package org.tiengow.host.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tiengow.host.succession.HandoverFailure;
import org.tiengow.host.succession.SuccessorCandidates;

/** The console of a host without a window. It answers on standard error, since standard output is for scripts. */
final class HostConsole {
    /** The hand-over command; tables and seats never have more than four digits. */
    private static final Pattern HAND_OVER = Pattern.compile("hand-over(?: (?:(\\d{1,4})/)?(\\d{1,4})( now)?)?");

    private static final String HELP = """
            hand-over                      lists whose programs could take this host over
            hand-over [TABLE/]SEAT [now]   hands it over to one of them, after this round, or now""";

    private final PrintWriter err;

    HostConsole(PrintWriter err) {
        this.err = err;
    }

    /** Reads lines until the end of the input, on a separate thread. */
    void read(BufferedReader lines, SuccessorCandidates successorCandidates) {
        Thread thread = new Thread(() -> listen(lines, successorCandidates), "tiengow-console");
        thread.setDaemon(true); // may wait for a line for ever
        thread.start();
    }

    /** Prints why the handover failed. */
    void stays(HandoverFailure why) {
        say(
                switch (why) {
                    case NO_ANSWER -> "Nobody has said yes there within a minute: this host goes on.";
                    case DECLINED -> "The answer was no, or its person has gone: this host goes on.";
                    case BROKEN -> "The other program could not take over: this host goes on.";
                });
    }

    /** Prints that the host was handed over. */
    void handedOver() {
        say("Another host goes on; this one has ended.");
    }

    private void listen(BufferedReader lines, SuccessorCandidates successorCandidates) {
        try {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    obey(line.strip(), successorCandidates);
                }
            }
        } catch (IOException closed) {
            say("Nothing more can be typed here: " + closed.getMessage());
        }
    }

    private void obey(String line, SuccessorCandidates successorCandidates) {
        Matcher words = HAND_OVER.matcher(line);
        if (!words.matches()) {
            say(HELP);
        } else if (words.group(2) == null) {
            list(successorCandidates.all());
        } else {
            int table = words.group(1) == null ? 0 : Integer.parseInt(words.group(1));
            boolean begun =
                    successorCandidates.handOver(table, Integer.parseInt(words.group(2)), words.group(3) != null);
            say(begun ? "Asked. The person there has a minute to say yes." : "Nobody there could take over now.");
        }
    }

    private void list(List<SuccessorCandidates.Heir> all) {
        if (all.isEmpty()) {
            say("Nobody's program could take this host over.");
        }
        all.forEach(heir -> say(heir.table() + "/" + heir.seat() + " " + heir.name()));
    }

    private void say(String sentence) {
        err.println(sentence);
        err.flush();
    }
}
