package org.tiengow.app.dist;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.tiengow.app.Main;

/** What the system itself installs and removes. */
record SystemPackages(Packing packing, Path image) {
    private static final String ENDING = "tiengow-record";
    private static final String MIME = "application/x-tiengow-record";

    /** Makes those for which there are tools here. */
    void make() throws Exception {
        Packing.Family family = Packing.family();
        if (family == Packing.Family.LINUX) {
            if (Tools.has("dpkg-deb")) {
                debian();
            }
            if (Tools.has("rpmbuild")) {
                jpackage(
                        "rpm", "--linux-menu-group", "Game;BoardGame", "--linux-shortcut", "--license-file", licence());
            }
        } else if (family == Packing.Family.MACOS) {
            jpackage("dmg", "--license-file", licence());
        } else if (Tools.has("wix") || Tools.has("candle")) {
            jpackage(
                    "msi",
                    "--win-menu",
                    "--win-shortcut-prompt",
                    "--win-per-user-install",
                    "--license-file",
                    licence());
        }
    }

    private void jpackage(String kind, String... more) throws Exception {
        Path association = packing.work().resolve("record.properties");
        Files.writeString(
                association, "extension=" + ENDING + "\nmime-type=" + MIME + "\ndescription=Tien Gow record\n");
        List<String> words = new ArrayList<>(List.of(
                packing.jdk().tool("jpackage"),
                "--type",
                kind,
                "--app-image",
                image.toString(),
                "--dest",
                packing.out().toString(),
                "--file-associations",
                association.toString()));
        words.addAll(packing.named());
        words.addAll(List.of(more));
        Tools.run(words.toArray(String[]::new));
    }

    private String licence() throws IOException {
        Path file = packing.work().resolve("LICENSE.txt");
        try (InputStream in = resource("/META-INF/LICENSE")) {
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        }
        return file.toString();
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(Main.class.getResourceAsStream(name), name);
    }

    /** As Debian lays programs out: each file belongs to the package, so that none stays behind when it is removed. */
    private void debian() throws Exception {
        Path root = packing.work().resolve("debian");
        Path lib = Files.createDirectories(root.resolve("usr/lib"));
        Tools.run("cp", "-a", image.toString(), lib.toString());
        Path bin = Files.createDirectories(root.resolve("usr/bin"));
        Files.createSymbolicLink(bin.resolve("tiengow"), Path.of("../lib/tiengow/bin/tiengow"));
        for (int size : Icons.SIZES) {
            Path place =
                    Files.createDirectories(root.resolve("usr/share/icons/hicolor/" + size + "x" + size + "/apps"));
            Files.copy(Icons.picture(packing.work(), size), place.resolve("tiengow.png"));
        }
        write(
                root.resolve("usr/share/applications/tiengow.desktop"),
                String.join(
                        "\n",
                        "[Desktop Entry]",
                        "Type=Application",
                        "Name=Tien Gow",
                        "Name[zh]=天九",
                        "GenericName=Chinese domino game",
                        "Comment=" + Packing.SUMMARY,
                        "Exec=tiengow %f",
                        "Icon=tiengow",
                        "Terminal=false",
                        "Categories=Game;BoardGame;",
                        "MimeType=" + MIME + ";",
                        "StartupWMClass=org-tiengow-app-Main",
                        ""));
        write(
                root.resolve("usr/share/mime/packages/tiengow.xml"),
                String.join(
                        "\n",
                        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
                        "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">",
                        "  <mime-type type=\"" + MIME + "\">",
                        "    <comment>Tien Gow record</comment>",
                        "    <sub-class-of type=\"text/plain\"/>",
                        "    <glob pattern=\"*." + ENDING + "\"/>",
                        "  </mime-type>",
                        "</mime-info>",
                        ""));
        gzip(new Manual(packing.version()).page(), root.resolve("usr/share/man/man1/tiengow.1.gz"));
        Path doc = Files.createDirectories(root.resolve("usr/share/doc/tiengow"));
        try (InputStream notice = resource("/META-INF/NOTICE")) {
            write(
                    doc.resolve("copyright"),
                    new String(notice.readAllBytes(), StandardCharsets.UTF_8)
                            + "\nThe Apache License, Version 2.0, is in /usr/share/common-licenses/Apache-2.0.\n"
                            + "The licences of the Java runtime are in /usr/lib/tiengow/lib/runtime/legal.\n");
        }
        String arch = Tools.run("dpkg", "--print-architecture").strip();
        write(
                root.resolve("DEBIAN/control"),
                String.join(
                        "\n",
                        "Package: tiengow",
                        "Version: " + packing.version(),
                        "Architecture: " + arch,
                        "Section: games",
                        "Priority: optional",
                        "Maintainer: The makers of Tien Gow <tiengow@localhost>",
                        "Installed-Size: " + size(root) / 1024,
                        "Depends: libc6, zlib1g, libx11-6, libxext6, libxi6, libxrender1, libxtst6, libfreetype6, libfontconfig1, fontconfig-config",
                        "Recommends: libasound2 | libasound2t64",
                        "Description: " + Packing.SUMMARY,
                        " One player hosts; the others find the game on the network, or join with a",
                        " phone's browser. Bots fill empty seats. It plays ten traditional sets of rules.",
                        ""));
        Tools.run(
                "dpkg-deb",
                "--root-owner-group",
                "-Zxz",
                "--build",
                root.toString(),
                packing.out()
                        .resolve("tiengow_" + packing.version() + "_" + arch + ".deb")
                        .toString());
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, text);
    }

    /** Without a time or a name in it, so that it is the same each time. */
    private static void gzip(String text, Path file) throws IOException {
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        try (GZIPOutputStream zip = new GZIPOutputStream(Files.newOutputStream(file))) {
            zip.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static long size(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }
}
