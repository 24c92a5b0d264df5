package org.tiengow.engine;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PlayerRange;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;

/** The rule sets tests run over: the ten named ones, and others whose parameters are drawn at random. */
public final class RuleSetsAtHand {
    private RuleSetsAtHand() {}

    /** The named ones. */
    public static List<RuleSet> named() {
        return RuleSets.ids().stream().map(RuleSets::get).toList();
    }

    /** The named ones and some drawn ones. */
    public static List<RuleSet> namedAndDrawn(int drawn, long seed) {
        List<RuleSet> all = new ArrayList<>(named());
        Random random = new Random(seed);
        for (int i = 0; i < drawn; i++) {
            all.add(drawn(random));
        }
        return all;
    }

    /** A rule set without contradictions. */
    public static RuleSet drawn(Random random) {
        while (true) {
            Map<Parameter, Object> values = new EnumMap<>(Parameter.class);
            for (Parameter parameter : Parameter.values()) {
                values.put(parameter, value(parameter, random));
            }
            if (RuleSet.contradictions(values).isEmpty()) {
                return RuleSet.of(values);
            }
        }
    }

    /** One of the numbers of players the rules allow. */
    public static int players(RuleSet rules, Random random) {
        int span = rules.players().max() - rules.players().min() + 1;
        return rules.players().min() + random.nextInt(span);
    }

    private static Object value(Parameter parameter, Random random) {
        Class<?> type = parameter.type();
        if (type == Boolean.class) {
            return random.nextBoolean();
        }
        if (type == PlayerRange.class) {
            return random.nextInt(4) == 0 ? new PlayerRange(2, 4) : PlayerRange.FOUR;
        }
        if (type == Integer.class) {
            return parameter.least() + random.nextInt(5);
        }
        Object[] constants = type.getEnumConstants();
        return constants[random.nextInt(constants.length)];
    }
}
