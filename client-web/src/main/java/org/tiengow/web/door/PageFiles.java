package org.tiengow.web.door;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** The files of the page, which lie in the program itself: each is read once, and kept as it goes over the line. */
final class PageFiles {
    private static final String FOLDER = "/org/tiengow/web/page/";
    private static final String FIRST = "index.html";
    private static final Pattern NAME = Pattern.compile("/page/([a-z0-9-]{1,40}\\.(js|css|svg|png|woff2|webmanifest))");
    private static final Map<String, String> KINDS = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "woff2", "font/woff2",
            "webmanifest", "application/manifest+json");

    private final Map<String, PageFile> read = new ConcurrentHashMap<>();

    /** What lies at a path; empty where nothing does. */
    Optional<PageFile> at(String path) {
        if (path.equals("/") || path.equals("/tv")) {
            return named(FIRST);
        }
        var name = NAME.matcher(path);
        return name.matches() ? named(name.group(1)) : Optional.empty();
    }

    private Optional<PageFile> named(String name) {
        PageFile known = read.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        try (InputStream in = PageFiles.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                return Optional.empty();
            }
            String ending = name.substring(name.lastIndexOf('.') + 1);
            boolean packed = ending.equals("png") || ending.equals("woff2");
            byte[] bytes = in.readAllBytes();
            PageFile file = new PageFile(String.valueOf(KINDS.get(ending)), packed ? bytes : gzip(bytes), !packed);
            read.put(name, file);
            return Optional.of(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    /**
     * A file as it goes over the line.
     *
     * @param kind its media type
     * @param gzipped whether the bytes are packed
     */
    record PageFile(String kind, byte[] bytes, boolean gzipped) {}
}
