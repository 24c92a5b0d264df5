package org.tiengow.client.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.KnownKeys;
import org.tiengow.client.home.DataFolder;
import org.tiengow.protocol.identity.IdentityFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The {@code verify} command. It checks the shuffles of recorded rounds, the plays, and the signatures. */
@Command(
        name = "verify",
        description = {
            "Checks that recorded rounds were shuffled fairly and played by the rules, and who has signed them.",
            "Exits with 0 when all is right and a key you trust, this data folder's or one given, has signed each round;"
                    + " with 3 when nothing is wrong, but rounds rest on the word of others; with 1 when something is."
        })
public final class VerifyCommand extends TerminalCommand {
    @Parameters(arity = "1..*", paramLabel = "RECORD", description = "Record files, in the order of their hosts.")
    private List<Path> files = List.of();

    @Option(names = "--known", paramLabel = "FILE", description = "Names of keys; without it, of those met here.")
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
            IdentityStore.in(folder).key().map(key -> key.identity().hex()).ifPresent(own -> {
                trusted.add(own);
                names.put(own, "you");
            });
        }
        RecordVerifier records = new RecordVerifier();
        return areRead(files, records::read) ? summary(records.verdicts()) : 1;
    }

    private String keyOf(String name) {
        List<String> keys = names.keySet().stream()
                .filter(key -> name.equals(names.get(key)))
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
            wrong |= !round.faults().isEmpty();
            tell("match " + round.match() + ", round " + round.round() + ": "
                    + (round.faults().isEmpty() ? "" : "WRONG; ") + round.words(this::named));
            round.faults().forEach(fault -> tell("  " + fault));
            round.signers(false).forEach(key -> together.add(named(key, key)));
            if (round.signers(true).stream().anyMatch(trusted::contains)) {
                right = true;
            } else if (!round.isBroken()) {
                open = true;
                List<String> who = new ArrayList<>(List.of(round.match() + " rest on the word of the host"));
                round.signers(true).forEach(key -> who.add(named(key, key)));
                alone.merge(String.join(" and ", who), "" + round.round(), (before, more) -> before + ", " + more);
            }
        }
        alone.forEach((who, numbers) -> tell("These rounds of match " + who
                + " alone, since nobody you trust has signed how they were played: " + numbers + "."));
        tell(rounds.size() + " rounds: "
                + (wrong ? "something is wrong." : "nothing is wrong" + (open ? "." : ", and you trust who signed.")));
        tell("To make this up, all of these would have had to act together: " + String.join(", ", together) + ".");
        return wrong ? 1 : right && !open ? 0 : 3;
    }

    /** Returns the name to print for the holder of a key. A name written by a stranger must not look like several names. */
    private String named(String key, String listed) {
        return names.computeIfAbsent(key, any -> listed + " (unknown key " + key.substring(0, 16) + ")")
                .replaceAll("[,;:]", "?");
    }

    /**
     * Prints a line that may contain text of a stranger. Control characters, and separators other than the space, become question marks.
     */
    private void tell(String line) {
        say(line.replaceAll("[\\p{C}\\p{Z}&&[^ ]]", "?"));
    }
}
