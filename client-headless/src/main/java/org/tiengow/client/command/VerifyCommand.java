package org.tiengow.client.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.check.RecordVerifier;
import org.tiengow.client.check.RoundVerdict;
import org.tiengow.client.connection.KnownKeys;
import org.tiengow.client.home.DataFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks the shuffles of recorded rounds, how they were played, and who has signed them. */
@Command(
        name = "verify",
        description = {
            "Checks that recorded rounds were shuffled fairly and played as the record says, and who has signed them.",
            "Works out the deal and the first banker again from the shares in each record, compares every share with its"
                    + " commitment, finds shares that were used twice, plays every round again by the rules, follows each match from"
                    + " record to record, and checks the signatures of the players' programs.",
            "A round is right when all matches and somebody whose key is known here has signed it. Exits with 1 when any round is"
                    + " not."
        })
public final class VerifyCommand extends TerminalCommand {
    @Parameters(arity = "1..*", paramLabel = "RECORD", description = "Record files, with one finished round per line.")
    private List<Path> files = List.of();

    @Option(
            names = "--known",
            paramLabel = "FILE",
            description = "Keys of people, a line each: 64 hexadecimal digits, a space and a name."
                    + " Without it, those this program has met.")
    private @Nullable Path known;

    private final Map<String, String> words = new HashMap<>();
    private int checked;
    private int right;
    private boolean wrong;

    @Override
    public Integer call() {
        Path given = known;
        require(given == null || Files.isRegularFile(given), "There is no file " + given + ".");
        KnownKeys keys = given == null ? new KnownKeys(DataFolder.ofUser()) : KnownKeys.at(given);
        RecordVerifier records = new RecordVerifier();
        if (!areRead(files, records::collect) || !areRead(files, file -> records.check(file, this::print))) {
            return 1;
        }
        say(summary());
        return right == checked && checked > 0 ? 0 : 1;
    }

    private String summary() {
        if (checked == 0) {
            return "There is no round to check.";
        }
        String rounds = checked + (checked == 1 ? " round" : " rounds") + " checked, ";
        if (wrong) {
            return rounds + "and something is wrong.";
        }
        int unknown = checked - right;
        if (unknown == 0) {
            return rounds + "and all are right.";
        }
        return rounds + "and nothing is wrong; but " + unknown + (unknown == 1 ? " is" : " are")
                + " signed by nobody who is known here, or cannot be checked.";
    }

    private void print(RoundVerdict verdict) {
        checked++;
        wrong |= !verdict.faults().isEmpty();
        right += verdict.faults().isEmpty() ? 1 : 0;
        out().println(verdict);
    }
}
