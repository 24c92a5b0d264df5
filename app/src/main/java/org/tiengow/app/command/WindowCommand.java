package org.tiengow.app.command;

import java.awt.GraphicsEnvironment;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import javax.swing.SwingUtilities;
import org.tiengow.app.hosting.HostEnvironment;
import org.tiengow.app.hosting.InProcessHosts;
import org.tiengow.app.hosting.Pages;
import org.tiengow.client.command.BookCommand;
import org.tiengow.client.command.BotCommand;
import org.tiengow.client.command.FindCommand;
import org.tiengow.client.command.ProgramVersion;
import org.tiengow.client.command.RefereeCommand;
import org.tiengow.client.command.RulesCommand;
import org.tiengow.client.command.VerifyCommand;
import org.tiengow.client.home.DataFolder;
import org.tiengow.client.house.HouseRules;
import org.tiengow.host.command.HostCommand;
import org.tiengow.lab.command.ArenaCommand;
import org.tiengow.lab.command.BotCheckCommand;
import org.tiengow.lab.command.GymCommand;
import org.tiengow.lab.command.TrainCommand;
import org.tiengow.presentation.flow.EmbeddedHosts;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.view.shell.Shell;
import org.tiengow.web.command.WebCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command that opens the window. It is the default command, so all others are its subcommands. */
@Command(
        name = "tiengow",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description = "Tien Gow, the Chinese domino game of Heaven and Nine. Without a command it opens the window.",
        footer = "%nData is kept in .tiengow in the home folder, or in the folder that TIENGOW_HOME names.",
        subcommands = {
            HostCommand.class,
            BotCommand.class,
            FindCommand.class,
            WebCommand.class,
            DoctorCommand.class,
            BotCheckCommand.class,
            ArenaCommand.class,
            TrainCommand.class,
            GymCommand.class,
            RefereeCommand.class,
            VerifyCommand.class,
            BookCommand.class,
            RulesCommand.class,
            CardCommand.class,
            ReplayCommand.class,
            RehearseCommand.class
        })
public final class WindowCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        return open(spec.commandLine().getErr());
    }

    /**
     * Schedules the opening of the window on the event thread.
     *
     * @param err receives the error message
     * @return the exit code: 0, or 1 without a display or a data folder
     */
    public static int open(PrintWriter err) {
        Path data;
        try {
            data = DataFolder.ofUser();
        } catch (DataFolder.Unusable noFolder) {
            err.println(noFolder.getMessage());
            return 1;
        }
        if (GraphicsEnvironment.isHeadless()) {
            err.println("There is no display here. Try: java -jar tiengow.jar host --help");
            return 1;
        }
        Type.loadFirst();
        FramelessDesktop.watch(err);
        SwingUtilities.invokeLater(() -> Shell.open(data, WindowCommand::hosts));
        return 0;
    }

    /** Returns the hosts that a window can run, with their data in a folder. */
    public static EmbeddedHosts hosts(Path data, Executor background) {
        return new InProcessHosts(
                new HostEnvironment(data, background, SwingUtilities::invokeLater, new Pages(HouseRules.in(data))));
    }
}
