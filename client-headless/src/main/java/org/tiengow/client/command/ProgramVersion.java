package org.tiengow.client.command;

import picocli.CommandLine.IVersionProvider;

/** The version of the program, as its jar says it; every command names it. */
public final class ProgramVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = ProgramVersion.class.getPackage().getImplementationVersion();
        return new String[] {"Tien Gow " + (version == null ? "from its sources" : version)};
    }
}
