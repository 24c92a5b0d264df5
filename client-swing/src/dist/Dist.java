import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import org.tiengow.swing.Main;
import org.tiengow.swing.view.shell.frame.WindowIcon;
import picocli.CommandLine;

/**
 * Makes the packages of the program for the system it runs on, from the finished jar: {@code java -cp tiengow.jar Dist.java JAR
 * FOLDER VERSION [JDK]}. {@code docs/packaging.md} says what comes out. It is run from its source, and is in no jar.
 */
public final class Dist {
    /** What is found by name, so that jdeps does not see it: screen readers, Chinese dates, Netty's memory, the files in the jar. */
    private static final String MODULES_BY_NAME =
            "jdk.accessibility,jdk.crypto.ec,jdk.localedata,jdk.unsupported,jdk.zipfs";

    /** Netty would report to it, and does without. */
    private static final String MODULE_TOO_MUCH = "jdk.jfr";

    /** The compiler of style sheets, and looks that the program never wears; jlink wants a class of each package to stay. */
    private static final String CLASSES_TOO_MUCH = String.join(",",
            "regex:/java.xml/com/sun/org/apache/xalan/internal/xsltc/(compiler|compiler/util|dom|runtime)/[B-Z][^/]*",
            "regex:/java.xml/com/sun/org/apache/bcel/internal/(generic|classfile|util)/[B-Z][^/]*",
            "regex:/java.desktop/javax/swing/plaf/nimbus/[B-Z][^/]*",
            "regex:/java.base/sun/security/tools/keytool/Resources_.*");

    private static final String SUMMARY = "Chinese domino game of Heaven and Nine for a local network";
    private static final List<Integer> ICON_SIZES = List.of(16, 24, 32, 48, 64, 128, 256, 512);
    /** The first JDK that keeps what a start needs ahead of time. */
    private static final int AHEAD = 25;

    private static final int TRAINING_SECONDS = 240;
    private static final int STEP_SECONDS = 600;
    private static final String ENDING = "tiengow-record";
    private static final String MIME = "application/x-tiengow-record";

    private final Path jar;
    private final Path out;
    private final String version;
    private final Path jdk;
    private final Path work;
    private final String system;

    private Dist(Path jar, Path out, String version, Path jdk) throws IOException {
        this.jar = jar;
        this.out = out;
        this.version = version;
        this.jdk = jdk;
        this.work = out.resolve("work");
        String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        this.system = name.contains("win") ? "windows" : name.contains("mac") ? "macos" : "linux";
        delete(out);
        Files.createDirectories(work);
    }

    /** Makes everything. */
    public static void main(String[] args) throws Exception {
        System.setProperty("java.awt.headless", "true");
        Path running = Path.of(System.getProperty("java.home"));
        String named = args.length > 3 && !args[3].isBlank() ? args[3] : System.getenv().getOrDefault("TIENGOW_JDK", "");
        Path jdk = named.isBlank() ? newest(running) : Path.of(named);
        new Dist(Path.of(args[0]).toAbsolutePath(), Path.of(args[1]).toAbsolutePath(), args[2], jdk).make();
    }

    private void make() throws Exception {
        System.out.println("Packing for " + system + " with Java " + feature(jdk) + ".");
        if (feature(jdk) < AHEAD) {
            System.out.println("No JDK " + AHEAD + " or later was found, so the packages hold this one, which keeps classes but no code"
                    + " of an earlier start. Name one by -Ddist.jdk=FOLDER or in TIENGOW_JDK.");
        }
        icons();
        Path image = image();
        remember(image);
        archive(image);
        packages(image);
        delete(work);
        sums();
    }

    /** The newest JDK beside the one that runs, where it is 25 or later; else that one. */
    private static Path newest(Path running) throws IOException {
        if (feature(running) >= AHEAD) {
            return running;
        }
        try (Stream<Path> beside = Files.list(running.toRealPath().getParent())) {
            return beside.filter(home -> Files.exists(home.resolve("bin/jpackage")) || Files.exists(home.resolve("bin/jpackage.exe")))
                    .filter(home -> feature(home) >= AHEAD)
                    .max(Comparator.comparingInt(Dist::feature))
                    .orElse(running);
        }
    }

    private static int feature(Path home) {
        Properties release = new Properties();
        try (var in = Files.newInputStream(home.resolve("release"))) {
            release.load(in);
            String said = release.getProperty("JAVA_VERSION", "0").replace("\"", "");
            return Integer.parseInt(said.split("[.+-]")[0]);
        } catch (IOException | NumberFormatException none) {
            return 0;
        }
    }

    // ---- The image

    private Path image() throws Exception {
        Path runtime = work.resolve("runtime");
        String needed = run(tool("jdeps"), "--multi-release", "17", "--ignore-missing-deps", "--print-module-deps", jar.toString());
        needed = Stream.of(needed.strip().split(",")).filter(name -> !name.equals(MODULE_TOO_MUCH)).collect(Collectors.joining(","));
        run(tool("jlink"), "--add-modules", needed + "," + MODULES_BY_NAME, "--include-locales", "en,zh-Hant-HK,zh-Hant-TW", "--strip-java-debug-attributes",
                "--exclude-resources", CLASSES_TOO_MUCH, "--no-header-files", "--no-man-pages", "--compress", feature(jdk) >= 21 ? "zip-0" : "0", "--output", runtime.toString());
        Path input = Files.createDirectories(work.resolve("input"));
        unpacked(input.resolve("tiengow.jar"));
        List<String> words = new ArrayList<>(List.of(
                tool("jpackage"), "--type", "app-image", "--dest", work.toString(), "--input", input.toString(),
                "--main-jar", "tiengow.jar", "--main-class", "org.tiengow.swing.Main", "--runtime-image", runtime.toString(),
                "--java-options", "-XX:+UseSerialGC",
                "--java-options", "-XX:-UsePerfData",
                "--java-options", "--enable-native-access=ALL-UNNAMED"));
        words.addAll(named());
        run(words.toArray(String[]::new));
        Path image = work.resolve(system.equals("macos") ? "tiengow.app" : "tiengow");
        strip(image);
        Files.writeString(app(image).resolve("tiengow.1"), new Manual(version).page());
        return image;
    }

    /** The same jar with its entries not compressed one by one: all together pack better, and are read sooner. */
    private void unpacked(Path target) throws IOException {
        try (ZipFile from = new ZipFile(jar.toFile());
                ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(target))) {
            to.setMethod(ZipOutputStream.STORED);
            for (ZipEntry each : from.stream().filter(entry -> !entry.isDirectory()).toList()) {
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
    private void strip(Path folder) throws Exception {
        if (system.equals("linux") && has("strip")) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path each : all.filter(file -> file.toString().endsWith(".so")).toList()) {
                    run("strip", "--strip-unneeded", each.toString());
                }
            }
        }
    }

    private List<String> named() {
        return List.of("--name", "tiengow", "--app-version", version, "--vendor", "Tien Gow", "--description", SUMMARY,
                "--copyright", "The makers of Tien Gow, Apache-2.0", "--icon", icon().toString());
    }

    /** Where jpackage puts the jar. */
    private Path app(Path image) {
        return switch (system) {
            case "windows" -> image.resolve("app");
            case "macos" -> image.resolve("Contents/app");
            default -> image.resolve("lib/app");
        };
    }

    private Path runtime(Path image) {
        return switch (system) {
            case "windows" -> image.resolve("runtime");
            case "macos" -> image.resolve("Contents/runtime/Contents/Home");
            default -> image.resolve("lib/runtime");
        };
    }

    /** Lets the runtime remember what a start loads, and tells the launcher where it is kept. */
    private void remember(Path image) throws Exception {
        boolean ahead = feature(jdk) >= AHEAD;
        String name = ahead ? "tiengow.aot" : "tiengow.jsa";
        Path kept = app(image).resolve(name);
        // What is kept holds for a jar of this time alone, and a .zip has no odd seconds.
        Files.setLastModifiedTime(app(image).resolve("tiengow.jar"), FileTime.fromMillis(System.currentTimeMillis() / 2_000 * 2_000));
        Path home = Files.createDirectories(work.resolve("home"));
        Path log = out.resolve("rehearsal.log");
        List<String> words = new ArrayList<>();
        if (system.equals("linux") && System.getenv("DISPLAY") == null) {
            if (has("xvfb-run")) {
                words.addAll(List.of("xvfb-run", "-a"));
            } else {
                System.out.println("There is no display and no xvfb-run here, so the start of the window is not rehearsed.");
            }
        }
        words.addAll(List.of(runtime(image).resolve("bin").resolve("java").toString(),
                (ahead ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=") + kept,
                "-XX:+UseSerialGC", "-XX:-UsePerfData", "--enable-native-access=ALL-UNNAMED", "-cp",
                app(image).resolve("tiengow.jar").toString(), "org.tiengow.swing.Main", "rehearse", home.toString()));
        ProcessBuilder rehearsal = new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(log.toFile());
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
        for (String tools : List.of("lib/classlist", "lib/jrt-fs.jar")) { // for making archives, and for programs that read the runtime
            Files.deleteIfExists(runtime(image).resolve(tools));
        }
        Path options = app(image).resolve("tiengow.cfg");
        String option = "java-options=" + (ahead ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=") + "$APPDIR/" + name + "\n";
        String said = Files.readString(options);
        Files.writeString(options, said.replace("[JavaOptions]\n", "[JavaOptions]\n" + option).replace("[JavaOptions]\r\n", "[JavaOptions]\r\n" + option));
    }

    private void archive(Path image) throws Exception {
        String name = "tiengow-" + version + "-" + system + "-" + processor();
        if (system.equals("linux")) {
            run("tar", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "-C", work.toString(), "-I", "gzip -9n", "-cf",
                    out.resolve(name + ".tar.gz").toString(), image.getFileName().toString());
        } else if (system.equals("macos")) {
            run("tar", "-C", work.toString(), "-czf", out.resolve(name + ".tar.gz").toString(), image.getFileName().toString());
        } else {
            zip(image, out.resolve(name + ".zip"));
        }
    }

    private static String processor() {
        String arch = System.getProperty("os.arch");
        return arch.equals("amd64") || arch.equals("x86_64") ? "x64" : arch;
    }

    private void zip(Path image, Path file) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file)); Stream<Path> all = Files.walk(image)) {
            for (Path each : all.filter(Files::isRegularFile).sorted().toList()) {
                ZipEntry entry = new ZipEntry(work.relativize(each).toString().replace('\\', '/'));
                entry.setLastModifiedTime(Files.getLastModifiedTime(each)); // what is remembered of a start holds for a jar of this time
                zip.putNextEntry(entry);
                Files.copy(each, zip);
            }
        }
    }

    // ---- The system's own packages

    private void packages(Path image) throws Exception {
        if (system.equals("linux")) {
            if (has("dpkg-deb")) {
                debian(image);
            }
            if (has("rpmbuild")) {
                jpackage(image, "rpm", "--linux-menu-group", "Game;BoardGame", "--linux-shortcut", "--license-file", licence());
            }
        } else if (system.equals("macos")) {
            jpackage(image, "dmg", "--license-file", licence());
        } else if (has("wix") || has("candle")) {
            jpackage(image, "msi", "--win-menu", "--win-shortcut-prompt", "--win-per-user-install", "--license-file", licence());
        }
    }

    private void jpackage(Path image, String kind, String... more) throws Exception {
        Path association = work.resolve("record.properties");
        Files.writeString(association, "extension=" + ENDING + "\nmime-type=" + MIME + "\ndescription=Tien Gow record\n");
        List<String> words = new ArrayList<>(List.of(tool("jpackage"), "--type", kind, "--app-image", image.toString(), "--dest",
                out.toString(), "--file-associations", association.toString()));
        words.addAll(named());
        words.addAll(List.of(more));
        run(words.toArray(String[]::new));
    }

    private String licence() throws IOException {
        Path file = work.resolve("LICENSE.txt");
        try (var in = Main.class.getResourceAsStream("/META-INF/LICENSE")) {
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        }
        return file.toString();
    }

    /** As Debian lays programs out: each file belongs to the package, so that none stays behind when it is removed. */
    private void debian(Path image) throws Exception {
        Path root = work.resolve("debian");
        Path lib = Files.createDirectories(root.resolve("usr/lib"));
        run("cp", "-a", image.toString(), lib.toString());
        Path bin = Files.createDirectories(root.resolve("usr/bin"));
        Files.createSymbolicLink(bin.resolve("tiengow"), Path.of("../lib/tiengow/bin/tiengow"));
        for (int size : ICON_SIZES) {
            Path place = Files.createDirectories(root.resolve("usr/share/icons/hicolor/" + size + "x" + size + "/apps"));
            Files.copy(work.resolve("icon-" + size + ".png"), place.resolve("tiengow.png"));
        }
        write(root.resolve("usr/share/applications/tiengow.desktop"), String.join("\n",
                "[Desktop Entry]", "Type=Application", "Name=Tien Gow", "Name[zh_HK]=天九", "Name[zh_TW]=天九",
                "GenericName=Chinese domino game", "Comment=" + SUMMARY, "Exec=tiengow %f", "Icon=tiengow", "Terminal=false",
                "Categories=Game;BoardGame;", "MimeType=" + MIME + ";", "StartupWMClass=org-tiengow-swing-Main", ""));
        write(root.resolve("usr/share/mime/packages/tiengow.xml"), String.join("\n",
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
                "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">",
                "  <mime-type type=\"" + MIME + "\">", "    <comment>Tien Gow record</comment>",
                "    <sub-class-of type=\"text/plain\"/>", "    <glob pattern=\"*." + ENDING + "\"/>", "  </mime-type>",
                "</mime-info>", ""));
        gzip(new Manual(version).page(), root.resolve("usr/share/man/man1/tiengow.1.gz"));
        Path doc = Files.createDirectories(root.resolve("usr/share/doc/tiengow"));
        try (var notice = Main.class.getResourceAsStream("/META-INF/NOTICE")) {
            write(doc.resolve("copyright"), new String(notice.readAllBytes(), StandardCharsets.UTF_8)
                    + "\nThe Apache License, Version 2.0, is in /usr/share/common-licenses/Apache-2.0.\n"
                    + "The licences of the Java runtime are in /usr/lib/tiengow/lib/runtime/legal.\n");
        }
        String arch = run("dpkg", "--print-architecture").strip();
        write(root.resolve("DEBIAN/control"), String.join("\n", "Package: tiengow", "Version: " + version,
                "Architecture: " + arch, "Section: games", "Priority: optional", "Maintainer: The makers of Tien Gow <tiengow@localhost>",
                "Installed-Size: " + size(root) / 1024,
                "Depends: libc6, zlib1g, libx11-6, libxext6, libxi6, libxrender1, libxtst6, libfreetype6, libfontconfig1, fontconfig-config",
                "Recommends: libasound2 | libasound2t64", "Description: " + SUMMARY,
                " One player hosts; the others find the game on the network, or join with a",
                " phone's browser. Bots fill empty seats. It plays ten traditional sets of rules.", ""));
        run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root.toString(),
                out.resolve("tiengow_" + version + "_" + arch + ".deb").toString());
    }

    // ---- Icons

    private void icons() throws IOException {
        for (int size : ICON_SIZES) {
            Files.write(work.resolve("icon-" + size + ".png"), png(size));
        }
        Files.write(work.resolve("tiengow.ico"), ico());
        Files.write(work.resolve("tiengow.icns"), icns());
    }

    private Path icon() {
        return work.resolve(
                switch (system) {
                    case "windows" -> "tiengow.ico";
                    case "macos" -> "tiengow.icns";
                    default -> "icon-512.png";
                });
    }

    private static byte[] png(int size) throws IOException {
        BufferedImage image = WindowIcon.image(size);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }

    /** Windows: a directory of pictures up to 256 pixels, each a PNG. */
    private static byte[] ico() throws IOException {
        List<Integer> sizes = ICON_SIZES.stream().filter(size -> size <= 256).toList();
        ByteArrayOutputStream pictures = new ByteArrayOutputStream();
        ByteBuffer head = ByteBuffer.allocate(6 + 16 * sizes.size()).order(ByteOrder.LITTLE_ENDIAN);
        head.putShort((short) 0).putShort((short) 1).putShort((short) sizes.size());
        for (int size : sizes) {
            byte[] png = png(size);
            byte side = (byte) size; // 0 means 256
            head.put(side).put(side).put((byte) 0).put((byte) 0).putShort((short) 1).putShort((short) 32);
            head.putInt(png.length).putInt(head.capacity() + pictures.size());
            pictures.writeBytes(png);
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(head.array());
        file.writeBytes(pictures.toByteArray());
        return file.toByteArray();
    }

    /** macOS: a name of four letters for each size, and a PNG. */
    private static byte[] icns() throws IOException {
        ByteArrayOutputStream pictures = new ByteArrayOutputStream();
        DataOutputStream parts = new DataOutputStream(pictures);
        for (Map.Entry<String, Integer> kind : List.of(Map.entry("ic07", 128), Map.entry("ic08", 256), Map.entry("ic09", 512))) {
            byte[] png = png(kind.getValue());
            parts.writeBytes(kind.getKey());
            parts.writeInt(8 + png.length);
            parts.write(png);
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        DataOutputStream whole = new DataOutputStream(file);
        whole.writeBytes("icns");
        whole.writeInt(8 + pictures.size());
        whole.write(pictures.toByteArray());
        return file.toByteArray();
    }

    // ---- Files and processes

    private void sums() throws Exception {
        StringBuilder sums = new StringBuilder();
        Files.copy(jar, out.resolve("tiengow.jar"), StandardCopyOption.REPLACE_EXISTING);
        try (Stream<Path> all = Files.list(out)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
                sums.append(HexFormat.of().formatHex(hash)).append("  ").append(file.getFileName()).append('\n');
                System.out.printf(Locale.ROOT, "%,12d bytes  %s%n", Files.size(file), file.getFileName());
            }
        }
        Files.writeString(out.resolve("SHA256SUMS"), sums);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** Without a time or a name in it, so that it is the same each time. */
    private static void gzip(String text, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        try (GZIPOutputStream zip = new GZIPOutputStream(Files.newOutputStream(file))) {
            zip.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static long size(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)).mapToLong(file -> file.toFile().length()).sum();
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
    }

    private String tool(String name) {
        return jdk.resolve("bin").resolve(name).toString();
    }

    private static boolean has(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(System.getProperty("path.separator")))
                .anyMatch(folder -> Files.exists(Path.of(folder, program)) || Files.exists(Path.of(folder, program + ".exe")));
    }

    /** Runs a program, and returns what it says. */
    private static String run(String... words) throws Exception {
        Path said = Files.createTempFile("tiengow-", ".txt"); // a pipe would be read to its end, however long that takes
        try {
            Process process = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).redirectOutput(said.toFile()).start();
            if (!process.waitFor(STEP_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
                process.destroyForcibly();
                throw new IOException(words[0] + " failed: " + Files.readString(said));
            }
            return Files.readString(said);
        } finally {
            Files.delete(said);
        }
    }

    /** The page of the manual, made from what {@code --help} says. */
    private record Manual(String version) {
        String page() {
            CommandLine all = Main.commandLine();
            StringBuilder page = new StringBuilder(".TH TIENGOW 1 \"\" \"Tien Gow " + version + "\" Games\n");
            page.append(".SH NAME\ntiengow \\- ").append(SUMMARY).append('\n');
            page.append(".SH SYNOPSIS\n.B tiengow\n[\\fICOMMAND\\fR [\\fIOPTIONS\\fR]]\n.br\n.B tiengow\n\\fIFILE\\fR.tiengow\\-record\n");
            page.append(".SH DESCRIPTION\nWithout a command the window opens; with a record it opens on its replay.\n.SH COMMANDS\n");
            for (Map.Entry<String, CommandLine> command : all.getSubcommands().entrySet()) {
                if (!command.getValue().getCommandSpec().usageMessage().hidden()) {
                    page.append(".SS tiengow ").append(command.getKey()).append("\n.nf\n");
                    page.append(plain(command.getValue().getUsageMessage(CommandLine.Help.Ansi.OFF))).append(".fi\n");
                }
            }
            page.append(".SH FILES\n.TP\n~/.tiengow\nkeys, settings, matches that were broken off, and records; TIENGOW_HOME names another folder\n");
            return page.toString();
        }

        /** Text in which the manual's own signs mean nothing. */
        private static String plain(String text) {
            StringBuilder plain = new StringBuilder();
            text.lines().forEach(line -> plain.append(line.startsWith(".") || line.startsWith("'") ? "\\&" : "")
                    .append(line.replace("\\", "\\e").replace("-", "\\-")).append('\n'));
            return plain.toString();
        }
    }
}
