package org.tiengow.host;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.engine.rules.PlayerRange;
import org.tiengow.engine.rules.RuleSets;

/** A test of every rule set with every number of players it allows: its arguments are the id and the number. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest(name = "{0} with {1}")
@MethodSource("org.tiengow.host.EveryTable$Tables#all")
public @interface EveryTable {
    /** The tables. */
    final class Tables {
        private Tables() {}

        static Stream<Arguments> all() {
            return RuleSets.ids().stream().flatMap(id -> {
                PlayerRange players = RuleSets.get(id).players();
                return IntStream.rangeClosed(players.min(), players.max()).mapToObj(number -> Arguments.of(id, number));
            });
        }
    }
}
