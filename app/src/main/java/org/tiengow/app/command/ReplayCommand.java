package org.tiengow.app.command;

import java.awt.GraphicsEnvironment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import javax.swing.SwingUtilities;
import org.tiengow.client.command.ProgramVersion;
import org.tiengow.client.home.DataFolder;
import org.tiengow.swing.view.shell.Shell;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that opens the replay of a record file in a window, and ends when the window is closed. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description = "Opens a record file in the window, to look at its rounds again.")
public final class ReplayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "A record file, with one finished round per line.")
    private Path file = Path.of("");

    @Override
    public Integer call() throws InterruptedException {
        if (!Files.isRegularFile(file)) {
            throw new ParameterException(spec.commandLine(), "There is no file " + file + ".");
        }
        if (GraphicsEnvironment.isHeadless()) {
            spec.commandLine()
                    .getErr()
                    .println(
                            "There is no display here to show a replay on. Try: java -jar tiengow.jar referee " + file);
            return 1;
        }
        Path data = DataFolder.ofUser();
        CountDownLatch closed = new CountDownLatch(1);
        SwingUtilities.invokeLater(() -> Shell.open(data, WindowCommand::hosts, file, closed::countDown));
        closed.await();
        return 0;
    }
}
