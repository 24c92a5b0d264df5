package org.tiengow.host.command;

import org.tiengow.protocol.text.SafeText;

/**
 * The default name of a host. Clients remember a host's key by its name, so two hosts on a network should not share one. The default
 * therefore contains the name of the user.
 */
final class HostNames {
    private static final String POSSESSIVE = "’s table";
    private static final String NOBODYS = "Tien Gow";

    private HostNames() {}

    /** Returns the name for an account of the machine: "Mei’s table" for {@code mei}, cut to the longest permitted name. */
    static String usual(String account) {
        String person = account.strip();
        if (person.equals("root") || SafeText.line(person, Integer.MAX_VALUE).isEmpty()) {
            return NOBODYS;
        }
        int first = person.codePointAt(0);
        String name = Character.toString(Character.toTitleCase(first)) + person.substring(Character.charCount(first));
        int room = SafeText.LONGEST_NAME - POSSESSIVE.length();
        int length = name.codePointCount(0, name.length());
        return name.substring(0, name.offsetByCodePoints(0, Math.min(room, length))) + POSSESSIVE;
    }
}
