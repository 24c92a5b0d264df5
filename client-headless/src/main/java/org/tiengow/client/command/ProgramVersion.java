package org.tiengow.client.command;

import picocli.CommandLine.IVersionProvider;

/** The version of the program, as its jar states it. Every command prints it with {@code --version}. */
public final class ProgramVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {name()};
    }

    /** Returns the program's name with its version, such as "Tien Gow 1.0.0". */
    public static String name() {
        String version = ProgramVersion.class.getPackage().getImplementationVersion();
        return "Tien Gow " + (version == null ? "from its sources" : version);
    }
}
