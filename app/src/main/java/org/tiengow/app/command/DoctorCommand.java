package org.tiengow.app.command;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.command.ProgramVersion;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.doctor.Checkup;
import org.tiengow.client.doctor.Finding;
import org.tiengow.presentation.sheet.DoctorWords;
import org.tiengow.presentation.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that diagnoses why a client cannot join a host. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description = {
            "Says why somebody cannot join, and what to do.",
            "Looks at this machine's networks and ports, searches for hosts in every way it knows, and tries one host when its address is given. Run it on",
            "the machine that cannot join, and on the host's machine. Exits with 0 when all is well, and with",
            "1 when something is wrong. It takes less than ten seconds."
        })
public final class DoctorCommand implements Callable<Integer> {
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            arity = "0..1",
            paramLabel = "ADDR:PORT",
            description =
                    "The host's address or join code. Without it, the command checks this machine and lists every host that answers.")
    private @Nullable String address;

    @Option(names = "--json", description = "Print one JSON object for each finding; it contains the sentence too.")
    private boolean json;

    @Override
    public Integer call() {
        List<Finding> findings = new Checkup(KnownHosts.ofUser()).run(target());
        DoctorWords words = new DoctorWords(Words.of(Locale.ENGLISH));
        PrintWriter out = spec.commandLine().getOut();
        for (Finding finding : findings) {
            out.println(json ? line(finding, words) : mark(finding) + words.sentence(finding));
        }
        if (!json) {
            out.println(words.conclusion(findings));
        }
        out.flush();
        return findings.stream().anyMatch(Finding::isWrong) ? 1 : 0;
    }

    private Optional<HostAddress> target() {
        if (address == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(HostAddress.parse(address));
        } catch (IllegalArgumentException notUnderstood) {
            throw new ParameterException(spec.commandLine(), notUnderstood.getMessage(), notUnderstood);
        }
    }

    private static String mark(Finding finding) {
        return switch (finding.kind().weight()) {
            case GOOD -> "[ok]    ";
            case NOTE -> "[note]  ";
            case WRONG -> "[WRONG] ";
        };
    }

    private static String line(Finding finding, DoctorWords words) {
        JsonObject object = new JsonObject();
        object.addProperty("finding", finding.kind().name());
        object.addProperty("weight", finding.kind().weight().name());
        JsonArray about = new JsonArray();
        finding.about().forEach(about::add);
        object.add("about", about);
        object.addProperty("sentence", words.sentence(finding));
        return GSON.toJson(object);
    }
}
