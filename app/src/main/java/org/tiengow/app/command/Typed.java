package org.tiengow.app.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converters for numbers and paths on the command line, whose error messages avoid the terms of Java. */
public final class Typed {
    private Typed() {}

    /** Registers the converters for these commands and all their subcommands. */
    public static CommandLine understoodBy(CommandLine commands) {
        ITypeConverter<Integer> whole = number("a whole number, or is too large", Integer::valueOf);
        ITypeConverter<Long> longer = number("a whole number, or is too large", Long::valueOf);
        ITypeConverter<Double> broken = number("a number", Typed::finite);
        return commands.registerConverter(Integer.class, whole)
                .registerConverter(int.class, whole)
                .registerConverter(Long.class, longer)
                .registerConverter(long.class, longer)
                .registerConverter(Double.class, broken)
                .registerConverter(double.class, broken)
                .registerConverter(Path.class, Typed::path);
    }

    private static double finite(String text) {
        double number = Double.parseDouble(text);
        if (!Double.isFinite(number)) {
            throw new NumberFormatException();
        }
        return number;
    }

    private static <T> ITypeConverter<T> number(String what, Function<String, T> reading) {
        return text -> {
            try {
                return reading.apply(text.strip());
            } catch (NumberFormatException notUnderstood) {
                throw new TypeConversionException("\"" + text + "\" is not " + what + ".");
            }
        };
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException notUnderstood) {
            throw new TypeConversionException("\"" + text.replace('\0', '?') + "\" is not the name of a file.");
        }
    }
}
