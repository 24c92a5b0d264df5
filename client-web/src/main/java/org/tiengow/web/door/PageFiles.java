package org.tiengow.web.door;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * The files of the page, which are resources of the program. They are read once and kept in memory in the form that is sent: all
 * scripts joined into one, and all styles but that of televisions, because each request of a phone costs a round trip. Their digest is the version of the
 * page. The first file refers to the others under paths with this version, so that a browser can cache them for ever:
 *
 * <pre>
 *   /page/page.js                   revalidated each time by its version (ETag)
 *   /page/1f0c33a9d2be/page.js      cached for ever
 *   /page/an-older-one/page.js      not found
 * </pre>
 */
final class PageFiles {
    private static final String FOLDER = "/org/tiengow/web/page/";
    private static final String FIRST = "index.html";
    private static final String DOWNLOAD = "download.html";
    private static final String JOINED = "page";
    private static final String SCRIPT = JOINED + ".js";
    private static final String ENTRY = "app.js";
    private static final String STYLE_ENDING = ".css";
    private static final String STYLE = JOINED + STYLE_ENDING;
    private static final String OF_TELEVISION = "tv" + STYLE_ENDING;
    private static final List<String> STYLES = Stream.of("base", "table", "screens")
            .map(name -> name + STYLE_ENDING)
            .toList();
    private static final int BYTES_OF_VERSION = 6;
    private static final Pattern NAME =
            Pattern.compile("/page/(?:([0-9a-f]{12})/)?([a-z0-9-]{1,40}\\.(?:js|css|svg|png|woff2|webmanifest))");
    private static final Pattern VERSION = Pattern.compile("(<meta name=\"version\" content=\")[^\"]*");
    /** The section of the download page about a package with its own Java, left out without one. */
    private static final Pattern IMAGE = Pattern.compile("<section>.*?</section>\\s*", Pattern.DOTALL);

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    /** The white space of a style that means nothing. */
    private static final Pattern SPACE = Pattern.compile("(\"[^\"]*\")|\\s*([{};,])\\s*|(?<=:) ");

    private static final Pattern LAST_STYLE = Pattern.compile("<link rel=\"stylesheet\"[^>]*page\\.css\">");
    private static final Pattern INNER = Pattern.compile("(href|src)=\"/page/");
    private static final Map<String, String> KINDS = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "woff2", "font/woff2",
            "webmanifest", "application/manifest+json");

    private final Map<String, PageFile> files = new HashMap<>();
    private final String version;

    private PageFiles(Map<String, byte[]> read) throws IOException {
        version = digest(read);
        for (Map.Entry<String, byte[]> file : joined(read).entrySet()) {
            String ending = file.getKey().substring(file.getKey().lastIndexOf('.') + 1);
            String kind = KINDS.get(ending);
            if (kind != null) {
                boolean text = !ending.equals("png") && !ending.equals("woff2");
                byte[] bytes = ending.equals("html") ? named(file.getValue()) : file.getValue();
                files.put(file.getKey(), new PageFile(kind, bytes, text ? gzip(bytes) : bytes, Keep.ASK_AGAIN));
            }
        }
    }

    /** Returns the files as they are sent: one script and one style instead of their parts. */
    private static Map<String, byte[]> joined(Map<String, byte[]> read) {
        Map<String, byte[]> sent = new TreeMap<>(read);
        sent.keySet().removeIf(name -> name.endsWith(".js") || STYLES.contains(name));
        Map<String, String> scripts = new TreeMap<>();
        read.forEach((name, bytes) -> scripts.put(name, new String(bytes, StandardCharsets.UTF_8)));
        sent.put(SCRIPT, ScriptBundle.of(scripts, ENTRY).getBytes(StandardCharsets.UTF_8));
        String style =
                STYLES.stream().map(name -> scripts.getOrDefault(name, "")).collect(Collectors.joining("\n"));
        sent.put(STYLE, small(style));
        if (scripts.containsKey(OF_TELEVISION)) {
            sent.put(OF_TELEVISION, small(scripts.get(OF_TELEVISION)));
        }
        return sent;
    }

    private static byte[] small(String style) {
        String told = COMMENT.matcher(style).replaceAll("");
        return SPACE.matcher(told).replaceAll("$1$2").strip().getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the files of this program. */
    static PageFiles ofProgram() {
        return OfProgram.FILES;
    }

    /** Holder that reads the files when the first door opens. They do not change while the program runs. */
    private static final class OfProgram {
        static final PageFiles FILES = read();

        private static PageFiles read() {
            try {
                URI first = Objects.requireNonNull(PageFiles.class.getResource(FOLDER + FIRST), FIRST)
                        .toURI();
                if (!first.getScheme().equals("jar")) {
                    return in(Objects.requireNonNull(Path.of(first).getParent()));
                }
                String jar = first.getRawSchemeSpecificPart();
                URI program = URI.create(jar.substring(0, jar.lastIndexOf("!/")));
                try (FileSystem packed = FileSystems.newFileSystem(Path.of(program), Map.of())) {
                    return in(packed.getPath(FOLDER));
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            } catch (URISyntaxException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }

    /** Reads all files of a folder. */
    static PageFiles in(Path folder) throws IOException {
        Map<String, byte[]> read = new TreeMap<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                read.put(String.valueOf(file.getFileName()), Files.readAllBytes(file));
            }
        }
        return new PageFiles(read);
    }

    /** Returns twelve hexadecimal digits that change with any file. */
    String version() {
        return version;
    }

    /** Returns the HTML of the page. */
    Optional<PageFile> first() {
        return Optional.ofNullable(files.get(FIRST));
    }

    /** Returns the HTML of the page on a television, which has a style of its own besides. */
    Optional<PageFile> television() {
        return first().map(page -> {
            String text = new String(page.bytes(), StandardCharsets.UTF_8);
            String both = LAST_STYLE.matcher(text).replaceAll(link -> {
                String style = link.group().replace(STYLE, OF_TELEVISION);
                return Matcher.quoteReplacement(link.group() + style);
            });
            byte[] bytes = both.getBytes(StandardCharsets.UTF_8);
            return new PageFile(page.kind(), bytes, bytes, page.keep());
        });
    }

    /**
     * Returns the page that explains how to get the program.
     *
     * @param image the file name of a package with its own Java, which is offered first; empty to offer only the jar
     */
    PageFile download(String image) {
        PageFile page = Objects.requireNonNull(files.get(DOWNLOAD), DOWNLOAD);
        String text = new String(page.bytes(), StandardCharsets.UTF_8);
        text = image.isEmpty() ? IMAGE.matcher(text).replaceAll("") : text.replace("IMAGE", image);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new PageFile(page.kind(), bytes, bytes, page.keep());
    }

    /** Returns the file at a path below {@code /page/}; empty for an unknown path. */
    Optional<PageFile> at(String path) {
        var name = NAME.matcher(path);
        if (!name.matches()) {
            return Optional.empty();
        }
        Optional<PageFile> file = Optional.ofNullable(files.get(name.group(2)));
        if (name.group(1) == null) {
            return file;
        }
        return file.filter(known -> name.group(1).equals(version)).map(PageFile::kept);
    }

    private byte[] named(byte[] html) {
        String text = new String(html, StandardCharsets.UTF_8);
        text = VERSION.matcher(text).replaceAll("$1" + version);
        text = INNER.matcher(text).replaceAll("$1=\"/page/" + version + "/");
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String digest(Map<String, byte[]> read) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Map.Entry<String, byte[]> file : read.entrySet()) {
                digest.update((file.getKey() + "\n" + file.getValue().length + "\n").getBytes(StandardCharsets.UTF_8));
                digest.update(file.getValue());
            }
            return HexFormat.of().formatHex(digest.digest(), 0, BYTES_OF_VERSION);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new SmallestGzip(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    /** Gzip at its best ratio: a file is compressed once and sent often. */
    private static final class SmallestGzip extends GZIPOutputStream {
        SmallestGzip(ByteArrayOutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    /** The cache policies of a file. */
    enum Keep {
        /** Revalidation by the browser each time. */
        ASK_AGAIN,
        /** Caching for ever; a changed file gets another path. */
        ALWAYS
    }

    /**
     * A file in the form that is sent.
     *
     * @param kind the media type
     * @param bytes the content
     * @param packed the content compressed by gzip, or {@code bytes} itself where that saves nothing
     */
    record PageFile(String kind, byte[] bytes, byte[] packed, Keep keep) {
        boolean isPacked() {
            return packed != bytes;
        }

        PageFile kept() {
            return new PageFile(kind, bytes, packed, Keep.ALWAYS);
        }
    }
}
