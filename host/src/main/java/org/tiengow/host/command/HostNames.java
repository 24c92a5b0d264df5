package org.tiengow.host.command;

import org.tiengow.protocol.opening.SafeText;

/**
 * What a host is called when nobody said so. Clients remember a host's key by its name, so two hosts of one network should not
 * share one: it is named after whoever starts it.
 */
final class HostNames {
    private static final String POSSESSIVE = "’s table";
    private static final String NOBODYS = "Tien Gow";

    private HostNames() {}

    /** The name for the account of a machine: "Mei’s table" for {@code mei}, cut to what fits. */
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
