package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.engine.deal.ShuffleContext;

/**
 * The hostile nights find judges that are wrong. Each fault is planted in the source of a class, which is compiled in memory and takes
 * the place of the class in a loader of its own.
 */
@Tag("slow")
@ExtendWith(CheapSignatures.Installed.class)
class PlantedFaultsTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "org", "tiengow", "client", "shuffle");
    private static final String PACKAGE = "org.tiengow.client.shuffle.";
    private static final int MOST_NIGHTS = Integer.getInteger("nights", 5_000);
    private static final long SEED = Long.getLong("seed", 20261126);

    private static final List<String> JUDGES = List.of("ShuffleJudge", "Transcript", "JudgedRound");
    private static final String IS_OPENED = "return opened.seat() == seat && opened.list().equals(list);";

    /** A fault, and the text in whose place it stands. */
    private enum Fault {
        A_DEBT_IS_FORGOTTEN_IN_ANOTHER_MATCH(
                "            int pending = 0;\n",
                "            Map<String, Integer> owed = new HashMap<>();\n",
                "            for (JudgedRound each : opened) {\n",
                """
                            for (JudgedRound each : opened) {
                                int pending = owed.getOrDefault(each.context().match(), 0);
                """,
                "                pending += each.isSettled() ? 0 : 1;\n",
                "                owed.put(each.context().match(), pending + (each.isSettled() ? 0 : 1));\n"),
        PLAYED_FOR_IS_NOT_COUNTED(" && playedByItself", ""),
        A_SECOND_LIST_IS_OPENED_FOR(IS_OPENED, "return opened.seat() == seat;"),
        A_SECOND_LIST_TAKES_THE_PLACE_OF_THE_FIRST(
                IS_OPENED,
                "return opened.seat() == seat;",
                "        if (listed != null && !listed.list().equals(told.list())) {",
                "        if (false) {",
                "        if (first == null && fact instanceof Fact.Opened link) {",
                "        if (fact instanceof Fact.Opened link) {\n            first = first == null || opened.list().equals(link.list()) ? first : null;"),
        SEVERAL_LEFT_OUT_STILL_TICK("record != null && record.leftOut().size() > 1;", "false;"),
        A_RECORD_OF_ANOTHER_LIST_TICKS(
                "\n                && record.list().equals(opened.list())",
                "",
                "        if (!told.equals(shown.list())) {",
                "        if (false) {"),
        // what reading or these nights have found in earlier versions
        A_PLAY_EXPLAINS_ANOTHER_LIKE_IT(
                "all.get(nth).equals(plays.get(nth))", "all.get(nth).equals(plays.get(all.indexOf(all.get(nth))))"),
        A_LINK_IS_OPENED_AFTER_THE_RECORD(
                "!broken && round.record().isEmpty() &&",
                "!broken &&",
                "        compare();\n        return isNew;",
                "        if (!(fact instanceof Fact.Opened || fact instanceof Fact.Told)) {\n            compare();\n        }\n        return isNew;"),
        A_LATER_HAND_IS_NOT_COMPARED(
                "String known = hands.putIfAbsent(",
                "String known = record != null ? hand.tiles() : hands.putIfAbsent(",
                " || !known.equals(hand.tiles()) && alarm(Kind.HAND, hand.seat())",
                ""),
        A_DEBT_IS_FORGOTTEN_ONCE_IT_IS_TOLD("if (owed == 0 && until == i) {", "if (until == i) {");

        private final String[] texts;

        Fault(String... texts) {
            this.texts = texts;
        }

        /** Returns the first night to play: hardly any night shows this one fault, and the first of this seed that does is close to it. */
        int firstNight() {
            return Integer.getInteger("first", this == A_LINK_IS_OPENED_AFTER_THE_RECORD ? 4_990 : 0);
        }

        /** Returns the sources of the classes in which the fault is, by their names. */
        Map<String, String> planted() throws IOException {
            Map<String, String> changed = new HashMap<>();
            for (int i = 0; i < texts.length; i += 2) {
                int places = 0;
                for (String name : JUDGES) {
                    String source = changed.getOrDefault(name, Files.readString(SOURCES.resolve(name + ".java")));
                    if (source.contains(texts[i])) {
                        places++;
                        changed.put(name, source.replace(texts[i], texts[i + 1].stripTrailing()));
                    }
                }
                assertThat(places).as("the places for %s in %s", texts[i], this).isOne();
            }
            return changed;
        }
    }

    @ParameterizedTest
    @EnumSource(Fault.class)
    void aPlantedFaultIsFound(Fault fault) throws Exception {
        ClassLoader loader = new Planted(compiled(fault.planted()));
        String found = search(loader, fault.firstNight());
        System.err.println(fault + ": " + found);
        assertThat(found).as("what was found of %s", fault).startsWith("night ");
    }

    private static String search(ClassLoader loader, int firstNight) throws ReflectiveOperationException {
        try {
            return (String) loader.loadClass(PACKAGE + "HostileNights")
                    .getMethod("firstBroken", long.class, int.class, int.class)
                    .invoke(null, SEED, firstNight, MOST_NIGHTS);
        } catch (InvocationTargetException thrown) {
            throw new AssertionError(thrown.getCause());
        }
    }

    /** Loads the classes of the package anew, and some of them from these bytes. */
    private static final class Planted extends ClassLoader {
        private final Map<String, byte[]> planted;

        Planted(Map<String, byte[]> planted) {
            super(PlantedFaultsTest.class.getClassLoader());
            this.planted = planted;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                boolean isOwn = name.startsWith(PACKAGE) && !name.startsWith(CheapSignatures.class.getName());
                Class<?> known = findLoadedClass(name);
                return known != null ? known : isOwn ? defined(name) : super.loadClass(name, resolve);
            }
        }

        private Class<?> defined(String name) throws ClassNotFoundException {
            try (InputStream file = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = planted.containsKey(name)
                        ? planted.get(name)
                        : Objects.requireNonNull(file).readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException cause) {
                throw new ClassNotFoundException(name, cause);
            }
        }
    }

    /** Compiles classes of the package, with those in them. */
    private static Map<String, byte[]> compiled(Map<String, String> sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Map<String, ByteArrayOutputStream> classes = new HashMap<>();
        try (StandardJavaFileManager standard = compiler.getStandardFileManager(null, null, null);
                JavaFileManager files = new ForwardingJavaFileManager<>(standard) {
                    @Override
                    public JavaFileObject getJavaFileForOutput(
                            Location place, String className, JavaFileObject.Kind kind, FileObject beside) {
                        return new InMemory(className, kind) {
                            @Override
                            public OutputStream openOutputStream() {
                                return classes.computeIfAbsent(className, each -> new ByteArrayOutputStream());
                            }
                        };
                    }
                }) {
            List<JavaFileObject> planted = new ArrayList<>();
            sources.forEach((name, source) -> planted.add(new InMemory(PACKAGE + name, JavaFileObject.Kind.SOURCE) {
                @Override
                public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                    return source;
                }
            }));
            List<String> options = List.of("-proc:none", "-nowarn", "-classpath", classPath());
            assertThat(compiler.getTask(null, files, null, options, null, planted)
                            .call())
                    .as("whether the planted %s compile", sources.keySet())
                    .isTrue();
        }
        return classes.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, each -> each.getValue().toByteArray()));
    }

    private static String classPath() {
        return Stream.of(ShuffleJudge.class, ShuffleContext.class, Nullable.class)
                .map(each -> {
                    try {
                        return Path.of(each.getProtectionDomain()
                                        .getCodeSource()
                                        .getLocation()
                                        .toURI())
                                .toString();
                    } catch (URISyntaxException impossible) {
                        throw new IllegalStateException(impossible);
                    }
                })
                .collect(Collectors.joining(System.getProperty("path.separator")));
    }

    private static class InMemory extends SimpleJavaFileObject {
        InMemory(String name, Kind kind) {
            super(URI.create("memory:///" + name.replace('.', '/') + kind.extension), kind);
        }
    }
}
