package org.tiengow.host.command;

import java.util.regex.Pattern;
import org.tiengow.client.settling.ChipValue;
import org.tiengow.host.Door;
import org.tiengow.host.ResumePolicy;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.TurnOrder;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converters for the words of the command's options. */
final class OptionWords {
    private OptionWords() {}

    static final class Start implements ITypeConverter<StartMode> {
        @Override
        public StartMode convert(String word) {
            return switch (word) {
                case "full" -> StartMode.FULL;
                case "owner" -> StartMode.OWNER;
                default -> throw notOneOf("full or owner", word);
            };
        }
    }

    static final class Seating implements ITypeConverter<SeatingMode> {
        @Override
        public SeatingMode convert(String word) {
            return switch (word) {
                case "free" -> SeatingMode.SEATING_MODE_FREE;
                case "turns" -> SeatingMode.SEATING_MODE_TURNS;
                case "tables" -> SeatingMode.SEATING_MODE_TABLES;
                default -> throw notOneOf("free, turns or tables", word);
            };
        }
    }

    static final class Chip implements ITypeConverter<String> {
        private static final Pattern UNIT = Pattern.compile("\\p{L}{3}");

        @Override
        public String convert(String word) {
            return ChipValue.read(word)
                    .filter(value -> UNIT.matcher(value.unit()).matches())
                    .map(ChipValue::written)
                    .orElseThrow(() -> new TypeConversionException(
                            "a chip is worth more than 0, in at most nine digits, with a unit of three letters, such as 0.50 HKD, not \""
                                    + word + "\""));
        }
    }

    static final class Order implements ITypeConverter<TurnOrder> {
        @Override
        public TurnOrder convert(String word) {
            return switch (word) {
                case "longest" -> TurnOrder.TURN_ORDER_LONGEST;
                case "last" -> TurnOrder.TURN_ORDER_LAST;
                case "winner" -> TurnOrder.TURN_ORDER_WINNER;
                default -> throw notOneOf("longest, last or winner", word);
            };
        }
    }

    static final class Plain implements ITypeConverter<Door.PlainFrom> {
        @Override
        public Door.PlainFrom convert(String word) {
            return switch (word) {
                case "loopback" -> Door.PlainFrom.LOOPBACK;
                case "any" -> Door.PlainFrom.ANYWHERE;
                default -> throw notOneOf("loopback or any", word);
            };
        }
    }

    static final class Resume implements ITypeConverter<ResumePolicy> {
        @Override
        public ResumePolicy convert(String word) {
            return switch (word) {
                case "yes" -> ResumePolicy.GO_ON;
                case "no" -> ResumePolicy.SET_ASIDE;
                default -> throw notOneOf("yes or no", word);
            };
        }
    }

    private static TypeConversionException notOneOf(String words, String word) {
        return new TypeConversionException("it is " + words + ", not \"" + word + "\"");
    }
}
