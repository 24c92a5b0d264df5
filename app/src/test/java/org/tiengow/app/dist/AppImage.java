package org.tiengow.app.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** The program with a runtime of its own, as a folder. */
final class AppImage {
    /** What is found by name, so that jdeps does not see it: screen readers, Chinese dates, Netty's memory, the files in the jar. */
    private static final String MODULES_BY_NAME =
            "jdk.accessibility,jdk.crypto.ec,jdk.localedata,jdk.unsupported,jdk.zipfs";

    /** Netty would report to it, and does without. */
    private static final String MODULE_TOO_MUCH = "jdk.jfr";

    /** The compiler of style sheets, and looks that the program never wears; jlink wants a class of each package to stay. */
    private static final String CLASSES_TOO_MUCH = String.join(
            ",",
            "regex:/java.xml/com/sun/org/apache/xalan/internal/xsltc/(compiler|compiler/util|dom|runtime)/[B-Z][^/]*",
            "regex:/java.xml/com/sun/org/apache/bcel/internal/(generic|classfile|util)/[B-Z][^/]*",
            "regex:/java.desktop/javax/swing/plaf/nimbus/[B-Z][^/]*",
            "regex:/java.base/sun/security/tools/keytool/Resources_.*");

    /**
     * What the program is started with. From Java 22 on text is shaped through method handles, which would be made anew at each start,
     * and that takes 80 ms until the window is there.
     */
    private static final List<String> OPTIONS = List.of(
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-Dsun.font.layout.ffm=false",
            "--enable-native-access=ALL-UNNAMED");

    private static final int TRAINING_SECONDS = 240;

    private final Packing packing;
    private final Path folder;

    private AppImage(Packing packing) {
        this.packing = packing;
        this.folder = packing.work().resolve(Packing.family() == Packing.Family.MACOS ? "tiengow.app" : "tiengow");
    }

    Path folder() {
        return folder;
    }

    /** Links and packs it. */
    static AppImage made(Packing packing) throws Exception {
        Jdk jdk = packing.jdk();
        Path work = packing.work();
        Path runtime = work.resolve("runtime");
        String needed = Tools.run(
                jdk.tool("jdeps"),
                "--multi-release",
                "17",
                "--ignore-missing-deps",
                "--print-module-deps",
                packing.jar().toString());
        needed = Stream.of(needed.strip().split(","))
                .filter(name -> !name.equals(MODULE_TOO_MUCH))
                .collect(Collectors.joining(","));
        Tools.run(
                jdk.tool("jlink"),
                "--add-modules",
                needed + "," + MODULES_BY_NAME,
                "--include-locales",
                "en,zh-Hant-HK,zh-Hant-TW,zh-Hans-CN,zh-Hans-SG",
                "--strip-java-debug-attributes",
                "--exclude-resources",
                CLASSES_TOO_MUCH,
                "--no-header-files",
                "--no-man-pages",
                "--compress",
                jdk.feature() >= 21 ? "zip-0" : "0",
                "--output",
                runtime.toString());
        Path input = Files.createDirectories(work.resolve("input"));
        unpacked(packing.jar(), input.resolve("tiengow.jar"));
        List<String> words = new ArrayList<>(List.of(
                jdk.tool("jpackage"),
                "--type",
                "app-image",
                "--dest",
                work.toString(),
                "--input",
                input.toString(),
                "--main-jar",
                "tiengow.jar",
                "--main-class",
                "org.tiengow.app.Main",
                "--runtime-image",
                runtime.toString()));
        if (Packing.family() == Packing.Family.LINUX) {
            for (String window : List.of("java.desktop/sun.awt", "java.desktop/sun.awt.X11")) {
                words.addAll(List.of(
                        "--java-options", "--add-opens=" + window + "=ALL-UNNAMED")); // as in the manifest of the jar
            }
        }
        OPTIONS.forEach(option -> words.addAll(List.of("--java-options", option)));
        words.addAll(packing.named());
        Tools.run(words.toArray(String[]::new));
        AppImage image = new AppImage(packing);
        image.strip();
        Files.writeString(image.app().resolve("tiengow.1"), new Manual(packing.version()).page());
        return image;
    }

    /** The same jar with its entries not compressed one by one: all together pack better, and are read sooner. */
    private static void unpacked(Path jar, Path target) throws IOException {
        try (ZipFile from = new ZipFile(jar.toFile());
                ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(target))) {
            to.setMethod(ZipOutputStream.STORED);
            for (ZipEntry each :
                    from.stream().filter(entry -> !entry.isDirectory()).toList()) {
                ZipEntry whole = new ZipEntry(each.getName());
                whole.setTimeLocal(each.getTimeLocal());
                whole.setSize(each.getSize());
                whole.setCrc(each.getCrc());
                to.putNextEntry(whole);
                try (var bytes = from.getInputStream(each)) {
                    bytes.transferTo(to);
                }
            }
        }
    }

    /** Names that only a debugger asks for are a fifth of the runtime's largest library. */
    private void strip() throws Exception {
        if (Packing.family() == Packing.Family.LINUX && Tools.has("strip")) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path each :
                        all.filter(file -> file.toString().endsWith(".so")).toList()) {
                    Tools.run("strip", "--strip-unneeded", each.toString());
                }
            }
        }
    }

    /** Where jpackage puts the jar. */
    private Path app() {
        return switch (Packing.family()) {
            case WINDOWS -> folder.resolve("app");
            case MACOS -> folder.resolve("Contents/app");
            case LINUX -> folder.resolve("lib/app");
        };
    }

    private Path runtime() {
        return switch (Packing.family()) {
            case WINDOWS -> folder.resolve("runtime");
            case MACOS -> folder.resolve("Contents/runtime/Contents/Home");
            case LINUX -> folder.resolve("lib/runtime");
        };
    }

    /** Lets the runtime remember what a start loads, and tells the launcher where it is kept. */
    void remember() throws Exception {
        boolean ahead = packing.jdk().isAhead();
        String name = ahead ? "tiengow.aot" : "tiengow.jsa";
        Path kept = app().resolve(name);
        // What is kept holds for a jar of this time alone, and a .zip has no odd seconds.
        Files.setLastModifiedTime(
                app().resolve("tiengow.jar"), FileTime.fromMillis(System.currentTimeMillis() / 2_000 * 2_000));
        Path home = Files.createDirectories(packing.work().resolve("home"));
        Path log = packing.out().resolve("rehearsal.log");
        List<String> words = new ArrayList<>();
        if (Packing.family() == Packing.Family.LINUX && System.getenv("DISPLAY") == null) {
            if (Tools.has("xvfb-run")) {
                words.addAll(List.of("xvfb-run", "-a"));
            } else {
                System.out.println(
                        "There is no display and no xvfb-run here, so the start of the window is not rehearsed.");
            }
        }
        words.addAll(List.of(
                runtime().resolve("bin").resolve("java").toString(),
                (ahead ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=") + kept));
        words.addAll(OPTIONS);
        words.addAll(List.of(
                "-cp", app().resolve("tiengow.jar").toString(), "org.tiengow.app.Main", "rehearse", home.toString()));
        ProcessBuilder rehearsal =
                new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(log.toFile());
        rehearsal.environment().put("TIENGOW_HOME", home.toString());
        Process process = rehearsal.start();
        boolean ended = process.waitFor(TRAINING_SECONDS, TimeUnit.SECONDS);
        // The exit code may be that of the display.
        if (!ended || !Files.exists(kept) || !Files.readString(log).contains("STANDINGS")) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            throw new IOException("The rehearsal failed; " + log + " says why.");
        }
        Files.delete(log);
        for (String tools : List.of(
                "lib/classlist", "lib/jrt-fs.jar")) { // for making archives, and for programs that read the runtime
            Files.deleteIfExists(runtime().resolve(tools));
        }
        Path options = app().resolve("tiengow.cfg");
        String option =
                "java-options=" + (ahead ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=") + "$APPDIR/" + name + "\n";
        String said = Files.readString(options);
        Files.writeString(
                options,
                said.replace("[JavaOptions]\n", "[JavaOptions]\n" + option)
                        .replace("[JavaOptions]\r\n", "[JavaOptions]\r\n" + option));
    }
}
