package org.tiengow.web.door;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A bundler for the scripts of the page: it joins ES modules into one script, in the order of their dependencies. Each module
 * becomes a function that returns its exports, so its other names stay its own. The entry module stays outside a function, and its
 * exports remain exports. Comments and indentation are left out.
 *
 * <p>It understands the forms that the page uses, each on a line of its own, and refuses any other:
 *
 * <pre>
 *   import {a, b as c} from './x.js';     import * as x from './x.js';     import './x.js';
 *   export function f() {…}               export const c = …;              export {a} from './x.js';
 * </pre>
 */
final class ScriptBundle {
    private static final String FROM = "'\\./([a-z0-9-]+\\.js)';";
    private static final Pattern NAMES = Pattern.compile("import \\{([\\w, ]+)} from " + FROM);
    private static final Pattern WHOLE = Pattern.compile("import \\* as (\\w+) from " + FROM);
    private static final Pattern EFFECT = Pattern.compile("import " + FROM);
    private static final Pattern PASSED_ON = Pattern.compile("export \\{([\\w, ]+)} from " + FROM);
    private static final Pattern EXPORT = Pattern.compile("export ((?:async )?function|const) (\\w+)\\b.*");
    private static final Pattern MODULE_WORD = Pattern.compile("(?:import|export)\\b.*|.*\\bimport\\s*[(.].*");

    private final Map<String, String> sources;
    private final Set<String> done = new LinkedHashSet<>();
    private final Set<String> open = new LinkedHashSet<>();
    private final StringBuilder bundle = new StringBuilder();

    private ScriptBundle(Map<String, String> sources) {
        this.sources = sources;
    }

    /**
     * Returns one script for an entry module and all that it imports.
     *
     * @param sources the texts of the modules by their file names
     * @throws IllegalArgumentException for a form that is not understood, a missing module or modules that import each other
     */
    static String of(Map<String, String> sources, String entry) {
        ScriptBundle made = new ScriptBundle(sources);
        made.add(entry, true);
        return made.bundle.toString();
    }

    private void add(String name, boolean isEntry) {
        if (done.contains(name)) {
            return;
        }
        String source = sources.get(name);
        if (source == null) {
            throw new IllegalArgumentException("There is no script " + name + ".");
        }
        if (!open.add(name)) {
            throw new IllegalArgumentException("Scripts import each other: " + open + ".");
        }
        List<String> exports = new ArrayList<>();
        List<String> body = new ArrayList<>();
        for (String line : code(name, source)) {
            body.add(translated(name, line, isEntry, exports));
        }
        String text = body.stream().filter(line -> !line.isEmpty()).collect(Collectors.joining("\n"));
        if (isEntry) {
            bundle.append(text).append('\n');
        } else {
            bundle.append("const ")
                    .append(variable(name))
                    .append(" = (() => {\n")
                    .append(text);
            bundle.append("\nreturn {").append(String.join(", ", exports)).append("};\n})();\n");
        }
        open.remove(name);
        done.add(name);
    }

    /** Returns a line without its import or export, and adds the modules that it imports to the bundle. */
    private String translated(String module, String line, boolean isEntry, List<String> exports) {
        Matcher names = NAMES.matcher(line);
        Matcher whole = WHOLE.matcher(line);
        Matcher effect = EFFECT.matcher(line);
        Matcher passedOn = PASSED_ON.matcher(line);
        Matcher export = EXPORT.matcher(line);
        if (names.matches()) {
            add(names.group(2), false);
            return "const {" + names.group(1).replace(" as ", ": ") + "} = " + variable(names.group(2)) + ";";
        } else if (whole.matches()) {
            add(whole.group(2), false);
            return "const " + whole.group(1) + " = " + variable(whole.group(2)) + ";";
        } else if (effect.matches()) {
            add(effect.group(1), false);
            return "";
        } else if (passedOn.matches() && !isEntry && !passedOn.group(1).contains(" as ")) {
            add(passedOn.group(2), false);
            for (String name : passedOn.group(1).split(", ")) {
                exports.add(name + ": " + variable(passedOn.group(2)) + "." + name);
            }
            return "";
        } else if (export.matches()) {
            exports.add(export.group(2));
            return isEntry ? line : line.substring("export ".length());
        } else if (MODULE_WORD.matcher(line).matches()) {
            throw new IllegalArgumentException("A form of import or export is unknown, in " + module + ": " + line);
        }
        return line;
    }

    /**
     * Returns the lines without comments and indentation. Only comments that begin a line are left out.
     *
     * @throws IllegalArgumentException for a template literal of several lines, whose indentation would be lost
     */
    private static List<String> code(String module, String source) {
        List<String> code = new ArrayList<>();
        boolean isComment = false;
        for (String line : source.lines().map(String::strip).toList()) {
            isComment |= line.startsWith("/*");
            if (!isComment && !line.startsWith("//")) {
                if (line.chars().filter(each -> each == '`').count() % 2 != 0) {
                    throw new IllegalArgumentException(
                            "A template literal goes over several lines, in " + module + ": " + line);
                }
                code.add(line);
            }
            isComment &= !line.endsWith("*/");
        }
        return code;
    }

    private static String variable(String module) {
        return "$" + module.substring(0, module.lastIndexOf('.')).replace('-', '_');
    }
}
