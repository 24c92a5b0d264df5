package org.tiengow.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Invariant 11: classes that all lead to one another can only be understood together; three of them are enough. */
@AnalyzeClasses(packages = "org.tiengow", importOptions = ProductionOnly.class)
class ClassCirclesTest {
    private static final int MOST = 3;

    @ArchTest
    static void noCircleOfManyClasses(JavaClasses classes) {
        Map<String, Set<String>> reached = new HashMap<>();
        Map<String, Set<String>> arrows = arrows(classes);
        arrows.keySet().forEach(from -> reached.put(from, reachable(from, arrows)));
        Set<Set<String>> circles = new HashSet<>();
        reached.forEach((from, all) -> {
            Set<String> circle = new TreeSet<>();
            all.stream().filter(each -> reached.get(each).contains(from)).forEach(each -> circle.add(simple(each)));
            if (circle.size() > MOST) {
                circles.add(circle);
            }
        });
        assertThat(circles).as("circles of more than " + MOST + " classes").isEmpty();
    }

    /** Which class leads to which in its own package: packages form no circle, so classes form none across them. */
    private static Map<String, Set<String>> arrows(JavaClasses classes) {
        Map<String, Set<String>> arrows = new TreeMap<>();
        for (JavaClass each : classes) {
            if (each.getPackageName().endsWith(".wire")) {
                continue;
            }
            Set<String> to = arrows.computeIfAbsent(file(each), key -> new TreeSet<>());
            each.getDirectDependenciesFromSelf().stream()
                    .map(Dependency::getTargetClass)
                    .map(JavaClass::getBaseComponentType)
                    .filter(target -> target.getPackageName().equals(each.getPackageName()))
                    .forEach(target -> to.add(file(target)));
        }
        return arrows;
    }

    /** The class a file is named after; the members of a sealed family count as the one they are made to be. */
    private static String file(JavaClass each) {
        JavaClass top = each;
        while (top.getEnclosingClass().isPresent()) {
            top = top.getEnclosingClass().get();
        }
        JavaClass found = top;
        return top.getAllRawInterfaces().stream()
                .filter(parent -> parent.getPackageName().equals(found.getPackageName()))
                .filter(parent -> parent.getEnclosingClass().isEmpty())
                .filter(parent -> parent.reflect().isSealed())
                .map(JavaClass::getName)
                .findFirst()
                .orElseGet(found::getName);
    }

    private static Set<String> reachable(String from, Map<String, Set<String>> arrows) {
        Set<String> seen = new TreeSet<>();
        Deque<String> next = new ArrayDeque<>(List.of(from));
        while (!next.isEmpty()) {
            for (String to : arrows.getOrDefault(next.remove(), Set.of())) {
                if (seen.add(to)) {
                    next.add(to);
                }
            }
        }
        return seen;
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
