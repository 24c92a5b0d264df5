package org.tiengow.host.table.options;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import java.util.function.ToIntFunction;
import org.tiengow.protocol.text.SafeText;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.TableOptions;

/** The settings of a table that are not rules of the game, each with its name on the command line, its default and its range. */
public enum TableOption {
    BOT_SECONDS(
            "botSeconds",
            Form.NUMBER,
            5,
            1,
            600,
            "seconds a bot has for a turn",
            TableOptions::getBotSeconds,
            TableOptions.Builder::setBotSeconds),
    TURN_SECONDS(
            "turnSeconds",
            Form.NUMBER,
            0,
            0,
            3600,
            "seconds a person has for a turn, 0 for no limit",
            TableOptions::getTurnSeconds,
            TableOptions.Builder::setTurnSeconds),
    DECLARE_SECONDS(
            "declareSeconds",
            Form.NUMBER,
            5,
            1,
            60,
            "seconds for declaring one red dot while people play",
            TableOptions::getDeclareSeconds,
            TableOptions.Builder::setDeclareSeconds),
    GRACE(
            "grace",
            Form.NUMBER,
            60,
            0,
            3600,
            "seconds a lost seat is kept before a bot plays for it",
            TableOptions::getGraceSeconds,
            TableOptions.Builder::setGraceSeconds),
    PACE(
            "pace",
            Form.NUMBER,
            800,
            0,
            10_000,
            "milliseconds before a bot's play while people are at the table",
            TableOptions::getPaceMillis,
            TableOptions.Builder::setPaceMillis),
    PAUSE(
            "pause",
            Form.NUMBER,
            60,
            0,
            3600,
            "seconds until the next round begins by itself, 0 for never",
            TableOptions::getPauseSeconds,
            TableOptions.Builder::setPauseSeconds),
    REVEAL(
            "reveal",
            Form.REVEAL,
            Reveal.REVEAL_ROUND_VALUE,
            Reveal.REVEAL_ROUND_VALUE,
            Reveal.REVEAL_NEVER_VALUE,
            "when the whole deal becomes public",
            TableOptions::getRevealValue,
            TableOptions.Builder::setRevealValue),
    HINTS(
            "hints",
            Form.YES_NO,
            1,
            0,
            1,
            "whether hints may be asked for",
            options -> options.getHints() ? 1 : 0,
            (options, value) -> options.setHints(value == 1)),
    COUNTING(
            "counting",
            Form.YES_NO,
            1,
            0,
            1,
            "whether the counting aid may be used",
            options -> options.getCounting() ? 1 : 0,
            (options, value) -> options.setCounting(value == 1)),
    SPECTATORS(
            "spectators",
            Form.YES_NO,
            1,
            0,
            1,
            "whether others may watch",
            options -> options.getSpectators() ? 1 : 0,
            (options, value) -> options.setSpectators(value == 1)),
    TAKE_BACK(
            "takeBack",
            Form.YES_NO,
            1,
            0,
            1,
            "whether a play may be taken back by agreement, at a table without turnSeconds",
            options -> options.getTakeBack() ? 1 : 0,
            (options, value) -> options.setTakeBack(value == 1)),
    STAND_IN(
            "standIn",
            "the level of bots that play for people who are lost",
            TableOptions::getStandInLevel,
            TableOptions.Builder::setStandInLevel);

    private enum Form {
        NUMBER,
        YES_NO,
        REVEAL,
        LEVEL
    }

    private static final int LONGEST_LEVEL = 64;

    private static final List<String> NO_YES = List.of("no", "yes");
    private static final List<String> REVEALS = List.of("", "round", "match", "never");

    private final String key;
    private final Form form;
    private final int byDefault;
    private final int least;
    private final int most;
    private final String meaning;
    private final ToIntFunction<TableOptions> read;
    private final ObjIntConsumer<TableOptions.Builder> write;
    private final Function<TableOptions, String> readWord;
    private final BiConsumer<TableOptions.Builder, String> writeWord;

    TableOption(
            String key,
            Form form,
            int byDefault,
            int least,
            int most,
            String meaning,
            ToIntFunction<TableOptions> read,
            ObjIntConsumer<TableOptions.Builder> write) {
        this.key = key;
        this.form = form;
        this.byDefault = byDefault;
        this.least = least;
        this.most = most;
        this.meaning = meaning;
        this.read = read;
        this.write = write;
        this.readWord = options -> "";
        this.writeWord = (options, word) -> {};
    }

    /** A bot level. Its default, the level of the host's own bots, is an empty string on the wire. */
    TableOption(
            String key,
            String meaning,
            Function<TableOptions, String> readWord,
            BiConsumer<TableOptions.Builder, String> writeWord) {
        this.key = key;
        this.form = Form.LEVEL;
        this.byDefault = 0;
        this.least = 0;
        this.most = 0;
        this.meaning = meaning;
        this.read = options -> 0;
        this.write = (options, value) -> {};
        this.readWord = readWord;
        this.writeWord = writeWord;
    }

    /** Returns all options at their defaults. */
    public static TableOptions defaults() {
        TableOptions.Builder options = TableOptions.newBuilder();
        for (TableOption option : values()) {
            option.write.accept(options, option.byDefault);
        }
        return options.build();
    }

    /** Finds an option by its name on the command line. */
    public static Optional<TableOption> withKey(String key) {
        return Arrays.stream(values()).filter(option -> option.key.equals(key)).findFirst();
    }

    /** Returns the first option whose value is out of range; empty if all values are valid. */
    public static Optional<TableOption> faultIn(TableOptions options) {
        return Arrays.stream(values())
                .filter(option ->
                        !option.holds(option.read.applyAsInt(options)) || !isLevel(option.readWord.apply(options)))
                .findFirst();
    }

    /**
     * Changes one option by an assignment of the form {@code NAME=VALUE} and returns the result.
     *
     * @throws IllegalArgumentException if the option does not exist or the value does not fit; its message is a sentence for the
     *     user
     */
    public static TableOptions with(TableOptions options, String assignment) {
        int equals = assignment.indexOf('=');
        String name = equals < 0 ? assignment : assignment.substring(0, equals).trim();
        TableOption option =
                withKey(name).orElseThrow(() -> new IllegalArgumentException("There is no option \"" + name + "\"."));
        if (equals < 0) {
            throw new IllegalArgumentException("Say " + name + "=VALUE, " + option.values(" or ") + ".");
        }
        TableOptions.Builder changed = options.toBuilder();
        String value = assignment.substring(equals + 1).trim();
        option.write.accept(changed, option.parse(value));
        option.writeWord.accept(changed, value);
        return changed.build();
    }

    /** Returns the name that is used on the command line and in refusals. */
    public String key() {
        return key;
    }

    /** Returns one line of help: name, meaning, values and default. */
    public String help() {
        return key + ": " + meaning + " (" + values(", ") + "; " + text(byDefault) + ")";
    }

    /** Checks whether a client can show this name of a level; an empty one is the default. */
    private static boolean isLevel(String name) {
        return name.length() <= LONGEST_LEVEL && SafeText.isSafe(name);
    }

    private boolean holds(int value) {
        return value >= least && value <= most;
    }

    private String values(String or) {
        return switch (form) {
            case NUMBER -> least + " to " + most;
            case YES_NO -> "yes" + or + "no";
            case REVEAL -> "round" + or + "match" + or + "never";
            case LEVEL -> "one of --level";
        };
    }

    private String text(int value) {
        return switch (form) {
            case NUMBER -> Integer.toString(value);
            case YES_NO -> NO_YES.get(value);
            case REVEAL -> REVEALS.get(value);
            case LEVEL -> "that of --level";
        };
    }

    private int parse(String text) {
        int value = switch (form) {
            case NUMBER -> text.matches("\\d{1,6}") ? Integer.parseInt(text) : -1;
            case YES_NO -> NO_YES.indexOf(text);
            case REVEAL -> REVEALS.indexOf(text);
            case LEVEL -> isLevel(text) ? 0 : -1;
        };
        if (!holds(value)) {
            throw new IllegalArgumentException(
                    "The option " + key + " is " + values(" or ") + ", not \"" + text + "\".");
        }
        return value;
    }
}
