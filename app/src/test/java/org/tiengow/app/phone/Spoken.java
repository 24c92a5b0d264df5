package org.tiengow.app.phone;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a screen reader gets: a line for each thing, with its role, its name and its state, deeper ones further to the right. */
final class Spoken {
    private static final Set<String> UNTOLD =
            Set.of("none", "generic", "InlineTextBox", "RootWebArea", "LineBreak", "ListMarker", "paragraph", "strong");
    private static final Set<String> STATES = Set.of("pressed", "checked", "disabled", "expanded", "invalid");

    private final Map<String, Map<?, ?>> nodes = new LinkedHashMap<>();
    private final List<String> lines = new ArrayList<>();

    private Spoken(List<?> all) {
        for (Object each : all) {
            Map<?, ?> node = (Map<?, ?>) each;
            nodes.put(String.valueOf(node.get("nodeId")), node);
        }
    }

    /** The lines of what the phone shows now; a time is told as {@code 0:00}. */
    static List<String> by(Phone phone) {
        phone.command("Accessibility.enable", Map.of());
        Object all = phone.command("Accessibility.getFullAXTree", Map.of()).get("nodes");
        phone.command("Accessibility.disable", Map.of());
        Spoken spoken = new Spoken((List<?>) all);
        spoken.nodes.values().stream().findFirst().ifPresent(root -> spoken.tell(root, 0, ""));
        return List.copyOf(spoken.lines);
    }

    private void tell(Map<?, ?> node, int depth, String above) {
        String role = value(node.get("role"));
        String name = value(node.get("name"));
        if (role.equals("paragraph") && properties(node).containsKey("live")) {
            return; // what has just been said hangs on how fast things came
        }
        boolean text = role.equals("StaticText");
        boolean told = !Boolean.TRUE.equals(node.get("ignored"))
                && !UNTOLD.contains(role)
                && !(text && (name.isBlank() || above.contains(name)));
        if (told) {
            String line = text ? name : (role + " " + name + states(node)).strip();
            lines.add("  ".repeat(depth) + line.replaceAll("\\d+:\\d\\d", "0:00"));
        }
        String nameAbove = told && !text ? name : above;
        for (Object child : (List<?>) node.get("childIds")) {
            Map<?, ?> next = nodes.get(String.valueOf(child));
            if (next != null) {
                tell(next, told ? depth + 1 : depth, nameAbove);
            }
        }
    }

    private static String states(Map<?, ?> node) {
        Map<String, String> properties = properties(node);
        StringBuilder told = new StringBuilder();
        STATES.stream()
                .sorted()
                .filter(state -> "true".equals(properties.get(state)))
                .forEach(state -> told.append(" · ").append(state));
        return told.toString();
    }

    private static Map<String, String> properties(Map<?, ?> node) {
        Map<String, String> found = new HashMap<>();
        if (node.get("properties") instanceof List<?> properties) {
            for (Object each : properties) {
                Map<?, ?> property = (Map<?, ?>) each;
                found.put(String.valueOf(property.get("name")), value(property.get("value")));
            }
        }
        return found;
    }

    private static String value(Object told) {
        return told instanceof Map<?, ?> map && map.get("value") != null ? String.valueOf(map.get("value")) : "";
    }
}
