package org.tiengow.app.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.command.ProgramVersion;
import org.tiengow.client.house.RulesFiles;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.rules.CardModel;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;
import org.tiengow.protocol.kept.FileTrouble;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.view.paper.CardFile;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command that writes the quick reference card into a file for printing. */
@Command(
        name = "card",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description = {
            "Writes the quick reference card of a rule set.",
            "It shows the tiles in order, the sets, what is paid, what beats what, and how to remember it. A PDF has two pages of A4 landscape; a PNG has both in one picture."
        })
public final class CardCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--out", required = true, paramLabel = "F", description = "The file, ending in .pdf or .png.")
    private Path out = Path.of("");

    @ArgGroup
    private @Nullable RulesChoice rules;

    @Option(
            names = "--language",
            paramLabel = "TAG",
            description = "The language, such as en or zh-Hant (by default that of this machine).")
    private @Nullable String language;

    /** The rule set of the card: a named one, or a rules file. */
    static final class RulesChoice {
        @Option(
                names = "--rules",
                paramLabel = "ID",
                description = "A named rule set (default: pagat); the command rules lists them.")
        private @Nullable String id;

        @Option(names = "--rules-file", paramLabel = "F.json", description = "A rules file.")
        private @Nullable Path file;
    }

    @Override
    public Integer call() {
        System.setProperty("java.awt.headless", "true"); // draws a picture only, needs no display
        CardFile kind = kind();
        Words words = Words.of(language().locale());
        Type.speak(words.locale());
        TableRules chosen;
        try {
            chosen = tableRules();
        } catch (IOException flaw) {
            return failed(String.valueOf(flaw.getMessage()));
        }
        try {
            kind.write(new CardModel(words, chosen).screen(), out);
            return 0;
        } catch (IOException failure) {
            return failed(FileTrouble.cannotBeWritten(out, failure));
        }
    }

    private int failed(String sentence) {
        spec.commandLine().getErr().println(sentence);
        return 1;
    }

    private CardFile kind() {
        String name = out.toString().toLowerCase(Locale.ROOT);
        return Arrays.stream(CardFile.values())
                .filter(kind -> name.endsWith("." + kind.ending()))
                .findFirst()
                .orElseThrow(() -> usage("The file must end in .pdf or .png; " + out + " does not."));
    }

    private Language language() {
        if (language == null) {
            return Language.near(Locale.getDefault());
        }
        String tag = language;
        return Language.find(tag)
                .orElseThrow(() -> usage("There is no language \"" + tag + "\"; there are "
                        + Language.all().stream().map(Language::tag).collect(Collectors.joining(", ")) + "."));
    }

    private TableRules tableRules() throws IOException {
        if (rules != null && rules.file != null) {
            return RulesFiles.read(rules.file);
        }
        String id = rules == null || rules.id == null ? RuleSets.DEFAULT_ID : rules.id;
        try {
            return TableRules.named(id);
        } catch (IllegalArgumentException unknown) {
            throw usage(String.valueOf(unknown.getMessage()));
        }
    }

    private ParameterException usage(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
