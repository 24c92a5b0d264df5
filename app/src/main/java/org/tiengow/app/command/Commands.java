package org.tiengow.app.command;

import org.tiengow.app.hosting.Pages;
import org.tiengow.host.command.HostCommand;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Makes the commands of the program, and gives each what it cannot know of itself. */
public final class Commands implements IFactory {
    @Override
    public <K> K create(Class<K> kind) throws Exception {
        if (kind == HostCommand.class) {
            return kind.cast(new HostCommand(new Pages()));
        }
        return CommandLine.defaultFactory().create(kind);
    }
}
