package org.tiengow.app.dist;

import java.util.Map;
import org.tiengow.app.Main;
import picocli.CommandLine;

/** The page of the manual, made from what {@code --help} says. */
record Manual(String version) {
    /** It, in the language of {@code man}. */
    String page() {
        CommandLine all = Main.commandLine();
        StringBuilder page = new StringBuilder(".TH TIENGOW 1 \"\" \"Tien Gow " + version + "\" Games\n");
        page.append(".SH NAME\ntiengow \\- ").append(Packing.SUMMARY).append('\n');
        page.append(
                ".SH SYNOPSIS\n.B tiengow\n[\\fICOMMAND\\fR [\\fIOPTIONS\\fR]]\n.br\n.B tiengow\n\\fIFILE\\fR.tiengow\\-record\n");
        page.append(
                ".SH DESCRIPTION\nWithout a command the window opens; with a record it opens on its replay.\n.SH COMMANDS\n");
        for (Map.Entry<String, CommandLine> command : all.getSubcommands().entrySet()) {
            if (!command.getValue().getCommandSpec().usageMessage().hidden()) {
                page.append(".SS tiengow ").append(command.getKey()).append("\n.nf\n");
                page.append(plain(command.getValue().getUsageMessage(CommandLine.Help.Ansi.OFF)))
                        .append(".fi\n");
            }
        }
        page.append(
                ".SH FILES\n.TP\n~/.tiengow\nkeys, settings, matches that were broken off, and records; TIENGOW_HOME names another folder\n");
        return page.toString();
    }

    /** Text in which the manual's own signs mean nothing. */
    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        text.lines()
                .forEach(line -> plain.append(line.startsWith(".") || line.startsWith("'") ? "\\&" : "")
                        .append(line.replace("\\", "\\e").replace("-", "\\-"))
                        .append('\n'));
        return plain.toString();
    }
}
