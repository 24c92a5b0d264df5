package org.tiengow.app.dist;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * What is packed, and where.
 *
 * @param jar the finished program
 * @param out where the packages go
 * @param version of the program
 * @param jdk whose runtime is packed
 */
record Packing(Path jar, Path out, String version, Jdk jdk) {
    static final String SUMMARY = "Chinese domino game of Heaven and Nine for a local network";

    /** A kind of operating system. */
    enum Family {
        LINUX,
        MACOS,
        WINDOWS
    }

    /** What is needed on the way, and goes at the end. */
    Path work() {
        return out.resolve("work");
    }

    /** The system it is packed on and for. */
    static Family family() {
        String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        return name.contains("win") ? Family.WINDOWS : name.contains("mac") ? Family.MACOS : Family.LINUX;
    }

    /** What jpackage is told of the program, whatever it makes. */
    List<String> named() {
        Path icon = work().resolve(
                        switch (family()) {
                            case WINDOWS -> "tiengow.ico";
                            case MACOS -> "tiengow.icns";
                            case LINUX -> "icon-512.png";
                        });
        return List.of(
                "--name",
                "tiengow",
                "--app-version",
                version,
                "--vendor",
                "Tien Gow",
                "--description",
                SUMMARY,
                "--copyright",
                "The makers of Tien Gow, Apache-2.0",
                "--icon",
                icon.toString());
    }
}
