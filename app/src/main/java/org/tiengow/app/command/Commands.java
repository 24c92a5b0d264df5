package org.tiengow.app.command;

import org.tiengow.app.hosting.Pages;
import org.tiengow.host.command.HostCommand;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** A factory of the commands, which supplies each with the dependencies from other modules. */
public final class Commands implements IFactory {
    @Override
    public <K> K create(Class<K> kind) throws Exception {
        if (kind == HostCommand.class) {
            return kind.cast(new HostCommand(new Pages()));
        }
        return CommandLine.defaultFactory().create(kind);
    }
}
