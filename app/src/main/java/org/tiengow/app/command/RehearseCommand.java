package org.tiengow.app.command;

import java.awt.GraphicsEnvironment;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.tiengow.client.command.ProgramVersion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * A hidden command for building packages. It opens the window if there is a display, plays a short match of bots over the loopback network,
 * and ends. The runtime records the classes that were loaded, so that the packaged program starts faster.
 */
@Command(
        name = "rehearse",
        hidden = true,
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description = "Opens the window, plays a short match of bots, and ends. Packages are built with it.")
public final class RehearseCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FOLDER", description = "Where the host keeps its data meanwhile.")
    private Path folder = Path.of("");

    @Override
    public Integer call() {
        if (!GraphicsEnvironment.isHeadless()) {
            WindowCommand.open(spec.commandLine().getErr());
        }
        return spec.root()
                .commandLine()
                .execute(
                        "host",
                        "--port",
                        "0",
                        "--bots",
                        "4",
                        "--level",
                        "strong",
                        "--rounds",
                        "2",
                        "--exit-after-match",
                        "--no-discovery",
                        "--data",
                        folder.toString());
    }
}
