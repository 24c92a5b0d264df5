package org.tiengow.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Invariant 13: whoever reads a name knows which class is meant. Nested classes are read with the class around them. */
@AnalyzeClasses(packages = "org.tiengow", importOptions = ProductionOnly.class)
class SimpleNamesTest {
    @ArchTest
    static void noSimpleNameTwice(JavaClasses classes) {
        Map<String, List<String>> named = classes.stream()
                .filter(each -> each.getEnclosingClass().isEmpty())
                .filter(each -> !each.getSimpleName().equals("package-info"))
                .filter(each -> !isGenerated(each))
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName,
                        TreeMap::new,
                        Collectors.mapping(JavaClass::getName, Collectors.toList())));
        named.values().removeIf(those -> those.size() == 1);
        assertThat(named).as("simple names used twice").isEmpty();
    }

    private static boolean isGenerated(JavaClass each) {
        return each.getPackageName().endsWith(".wire");
    }
}
