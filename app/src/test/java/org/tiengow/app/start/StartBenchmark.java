package org.tiengow.app.start;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/**
 * From the start of the process to the first painted window: the program beside a bare window in FlatLaf, in turns, with the
 * same options of the Java machine, each without and with a class data archive of its own; with Java 25 or later also with an AOT cache
 * of its own and the options that the packaged program has. Needs a display.
 *
 * <p>{@code StartBenchmark JAR [runs]}: the program's jar, and how often each is started (15).
 */
public final class StartBenchmark {
    private static final int DEADLINE_SECONDS = 60;

    /** The first Java that makes an AOT cache in one run. */
    private static final int FIRST_AHEAD = 25;

    private final Path folder;
    private final String classPath;

    private StartBenchmark(Path folder, Path program) throws IOException {
        this.folder = folder;
        // A class data archive is made from jars only, so the measuring classes go into one.
        this.classPath = program + System.getProperty("path.separator") + jarOfThisPackage();
    }

    /** Measures, and prints medians in milliseconds. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("tiengow-start");
        int runs = args.length > 1 ? Integer.parseInt(args[1]) : 15;
        new StartBenchmark(folder, Path.of(args[0]).toAbsolutePath()).measure(runs);
    }

    private void measure(int runs) throws IOException, InterruptedException {
        List<String> bare = List.of();
        List<String> program = List.of("org.tiengow.app.Main");
        compare("plain", runs, new Start(List.of(), bare), new Start(List.of(), program));
        compare("AppCDS", runs, archived("bare", bare), archived("program", program));
        if (Runtime.version().feature() >= FIRST_AHEAD) {
            compare("packaged", runs, packaged("bare", bare), packaged("program", program));
        }
    }

    private void compare(String how, int runs, Start bare, Start program) throws IOException, InterruptedException {
        run(bare); // once unmeasured: the files are then in memory
        run(program);
        double[] bares = new double[runs];
        double[] programs = new double[runs];
        for (int run = 0; run < runs; run++) {
            bares[run] = run(bare);
            programs[run] = run(program);
        }
        System.out.printf(
                Locale.ROOT,
                "%-8s bare %.0f ms, program %.0f ms, %.2f times (medians of %d)%n",
                how,
                median(bares),
                median(programs),
                median(programs) / median(bares),
                runs);
    }

    private Start archived(String name, List<String> words) throws IOException, InterruptedException {
        Path archive = folder.resolve(name + ".jsa");
        run(new Start(List.of("-XX:ArchiveClassesAtExit=" + archive), words));
        return new Start(List.of("-XX:SharedArchiveFile=" + archive), words);
    }

    private Start packaged(String name, List<String> words) throws IOException, InterruptedException {
        Path cache = folder.resolve(name + ".aot");
        List<String> options = List.of("-XX:+UseSerialGC", "-XX:-UsePerfData", "-Dsun.font.layout.ffm=false");
        run(new Start(with(options, "-XX:AOTCacheOutput=" + cache), words));
        return new Start(with(options, "-XX:AOTCache=" + cache), words);
    }

    private static List<String> with(List<String> options, String another) {
        return Stream.concat(options.stream(), Stream.of(another)).toList();
    }

    /** Milliseconds from the start of the process to its word that the window is painted. */
    private double run(Start start) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:disable",
                "-Xlog:all=error:stderr"));
        command.addAll(start.options());
        command.addAll(List.of("-cp", classPath, FirstPaint.class.getName()));
        command.addAll(start.words());
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("TIENGOW_HOME", folder.resolve("home").toString());
        long begin = System.nanoTime();
        Process process = builder.start();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String line = lines.readLine();
            long painted = System.nanoTime();
            if (!FirstPaint.PAINTED.equals(line)) {
                throw new IllegalStateException("It said " + line + " instead: " + command);
            }
            return (painted - begin) / 1e6;
        } finally {
            if (!process.waitFor(DEADLINE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        }
    }

    private Path jarOfThisPackage() throws IOException {
        Path jar = folder.resolve("measuring.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Class<?> measuring : List.of(FirstPaint.class, BareWindow.class)) {
                add(measuring, out);
            }
        }
        return jar;
    }

    private static void add(Class<?> measuring, JarOutputStream jar) throws IOException {
        String name = measuring.getName().replace('.', '/') + ".class";
        jar.putNextEntry(new JarEntry(name));
        try (InputStream in = Objects.requireNonNull(measuring.getResourceAsStream("/" + name))) {
            in.transferTo(jar);
        }
    }

    private static double median(double[] figures) {
        double[] sorted = figures.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    /**
     * What is started.
     *
     * @param options of the Java machine
     * @param words of {@link FirstPaint}
     */
    private record Start(List<String> options, List<String> words) {}
}
