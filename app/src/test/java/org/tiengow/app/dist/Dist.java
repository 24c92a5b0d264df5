package org.tiengow.app.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Makes the packages of the program for the system it runs on, from the finished jar: {@code Dist JAR FOLDER VERSION [JDK]}.
 * {@code docs/packaging.md} says what comes out.
 */
public final class Dist {
    private Dist() {}

    /** Makes everything. */
    public static void main(String[] args) throws Exception {
        System.setProperty("java.awt.headless", "true");
        String named = args.length > 3 && !args[3].isBlank()
                ? args[3]
                : System.getenv().getOrDefault("TIENGOW_JDK", "");
        Jdk jdk = named.isBlank() ? Jdk.newest() : Jdk.at(Path.of(named));
        make(new Packing(Path.of(args[0]).toAbsolutePath(), Path.of(args[1]).toAbsolutePath(), args[2], jdk));
    }

    private static void make(Packing packing) throws Exception {
        String system = Packing.family().name().toLowerCase(Locale.ROOT);
        System.out.println(
                "Packing for " + system + " with Java " + packing.jdk().feature() + ".");
        if (!packing.jdk().isAhead()) {
            System.out.println(
                    "No JDK 25 or later was found, so the packages hold this one, which keeps classes but no code"
                            + " of an earlier start. Name one by -Ddist.jdk=FOLDER or in TIENGOW_JDK.");
        }
        delete(packing.out());
        Files.createDirectories(packing.work());
        Icons.write(packing.work());
        AppImage image = AppImage.made(packing);
        image.remember();
        archive(packing, image.folder());
        new SystemPackages(packing, image.folder()).make();
        delete(packing.work());
        sums(packing);
    }

    private static void archive(Packing packing, Path image) throws Exception {
        Packing.Family family = Packing.family();
        String name = "tiengow-" + packing.version() + "-" + family.name().toLowerCase(Locale.ROOT) + "-" + processor();
        Path out = packing.out();
        String work = packing.work().toString();
        if (family == Packing.Family.LINUX) {
            Tools.run(
                    "tar",
                    "--sort=name",
                    "--owner=0",
                    "--group=0",
                    "--numeric-owner",
                    "-C",
                    work,
                    "-I",
                    "gzip -9n",
                    "-cf",
                    out.resolve(name + ".tar.gz").toString(),
                    image.getFileName().toString());
        } else if (family == Packing.Family.MACOS) {
            Tools.run(
                    "tar",
                    "-C",
                    work,
                    "-czf",
                    out.resolve(name + ".tar.gz").toString(),
                    image.getFileName().toString());
        } else {
            zip(packing.work(), image, out.resolve(name + ".zip"));
        }
    }

    private static String processor() {
        String arch = System.getProperty("os.arch");
        return arch.equals("amd64") || arch.equals("x86_64") ? "x64" : arch;
    }

    private static void zip(Path work, Path image, Path file) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file));
                Stream<Path> all = Files.walk(image)) {
            for (Path each : all.filter(Files::isRegularFile).sorted().toList()) {
                ZipEntry entry = new ZipEntry(work.relativize(each).toString().replace('\\', '/'));
                entry.setLastModifiedTime(
                        Files.getLastModifiedTime(each)); // what is remembered of a start holds for a jar of this time
                zip.putNextEntry(entry);
                Files.copy(each, zip);
            }
        }
    }

    private static void sums(Packing packing) throws Exception {
        StringBuilder sums = new StringBuilder();
        Path out = packing.out();
        Files.copy(packing.jar(), out.resolve("tiengow.jar"), StandardCopyOption.REPLACE_EXISTING);
        try (Stream<Path> all = Files.list(out)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
                sums.append(HexFormat.of().formatHex(hash))
                        .append("  ")
                        .append(file.getFileName())
                        .append('\n');
                System.out.printf(Locale.ROOT, "%,12d bytes  %s%n", Files.size(file), file.getFileName());
            }
        }
        Files.writeString(out.resolve("SHA256SUMS"), sums);
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
}
