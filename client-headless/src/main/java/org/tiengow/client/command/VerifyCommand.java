package org.tiengow.client.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.check.RecordVerifier;
import org.tiengow.client.check.RoundVerdict;
import org.tiengow.client.connection.KnownKeys;
import org.tiengow.client.connection.Passport;
import org.tiengow.client.home.DataFolder;
import org.tiengow.protocol.identity.IdentityFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks the shuffles of recorded rounds, how they were played, and who has signed them. */
@Command(
        name = "verify",
        description = {
            "Checks that recorded rounds were shuffled fairly and played as the record says, and who has signed them.",
            "Exits with 0 when all is right and somebody you trust has signed each round: this data folder's own key, or one"
                    + " given with --trust; with 3 when nothing contradicts, but rounds rest on the word of others; with 1 when"
                    + " something is wrong."
        })
public final class VerifyCommand extends TerminalCommand {
    private static final int CONSISTENT = 3;
    private static final int DIGITS_SHOWN = 16;

    @Parameters(arity = "1..*", paramLabel = "RECORD", description = "Record files, in the order of their hosts.")
    private List<Path> files = List.of();

    @Option(
            names = "--known",
            paramLabel = "FILE",
            description =
                    "Names of keys, a line each: 64 hexadecimal digits, a space and a name. They are not trusted for it."
                            + " Without it, the keys this program has met.")
    private @Nullable Path known;

    @Option(names = "--trust", paramLabel = "NAME|KEY", description = "A key you trust, or its name. May be repeated.")
    private List<String> trust = List.of();

    private final Map<String, String> names = new TreeMap<>();
    private final Set<String> trusted = new HashSet<>();

    @Override
    public Integer call() {
        Path given = known;
        Path folder = DataFolder.ofUser();
        require(given == null || Files.isRegularFile(given), "There is no file " + given + ".");
        names.putAll((given == null ? new KnownKeys(folder) : KnownKeys.at(given)).all());
        trust.forEach(each -> trusted.add(each.matches("[0-9a-f]{64}") ? each : keyOf(each)));
        if (Files.exists(folder.resolve(IdentityFile.FILE))) {
            Passport.in(folder).key().map(key -> key.identity().hex()).ifPresent(own -> {
                trusted.add(own);
                names.put(own, "you");
            });
        }
        RecordVerifier records = new RecordVerifier();
        return areRead(files, records::read) ? summary(records.verdicts()) : 1;
    }

    private String keyOf(String name) {
        List<String> keys = names.entrySet().stream()
                .filter(each -> each.getValue().equals(name))
                .map(Map.Entry::getKey)
                .toList();
        require(keys.size() == 1, keys.size() + " keys are known as " + name + ". Give the key that you mean.");
        return keys.get(0);
    }

    private int summary(List<RoundVerdict> rounds) {
        boolean wrong = rounds.isEmpty();
        boolean right = false;
        boolean open = false;
        Set<String> together = new LinkedHashSet<>(List.of("the host"));
        Map<String, String> alone = new LinkedHashMap<>();
        for (RoundVerdict round : rounds) {
            round.lines(this::named).forEach(this::tell);
            wrong |= !round.faults().isEmpty();
            round.signers().keySet().forEach(key -> together.add(named(key, key)));
            if (round.witnesses().stream().anyMatch(trusted::contains)) {
                right = true;
            } else if (!round.isBroken()) {
                open = true;
                Set<String> who = new LinkedHashSet<>(List.of("the host"));
                round.witnesses().forEach(key -> who.add(named(key, key)));
                String words = "of match " + round.match() + " rest on the word of " + String.join(" and ", who);
                alone.merge(words, "" + round.round(), (before, more) -> before + ", " + more);
            }
        }
        alone.forEach((words, numbers) ->
                tell("Rounds " + numbers + " " + words + " alone: nobody you trust has signed how they were played."));
        say(rounds.size() + " rounds: "
                + (wrong ? "something is wrong." : "nothing is wrong" + (open ? "." : ", and you trust who signed.")));
        tell("To make this up, all of these would have had to act together: " + String.join(", ", together) + ".");
        return wrong ? 1 : right && !open ? 0 : CONSISTENT;
    }

    /** What to call the holder of a key; a name that a stranger wrote must not look like several names. */
    private String named(String key, String listed) {
        return names.computeIfAbsent(key, any -> listed + " (unknown key " + key.substring(0, DIGITS_SHOWN) + ")")
                .replaceAll("[,;:]", "?");
    }

    /** Prints a line in which a stranger may have written something. */
    private void tell(String line) {
        say(line.replaceAll("[\\p{Cc}\\p{Cf}]", "?"));
    }
}
