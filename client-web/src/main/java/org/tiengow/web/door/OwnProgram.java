package org.tiengow.web.door;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.HttpChunkedInput;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.stream.ChunkedNioFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor.Version;
import java.net.URISyntaxException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.CodeSource;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The files of this program for download: its own jar, and packaged images beside it, which need no Java. No other file on the disk
 * can be downloaded.
 */
public final class OwnProgram {
    private static final int PIECE = 64 * 1024;
    private static final int LEVELS = 3;

    private static final String JAR = "/tiengow.jar";
    private static final Pattern IMAGE =
            Pattern.compile("tiengow-([0-9][0-9.]{0,19})-((?:linux|windows|macos)-[a-z0-9_]{1,12})\\.(?:tar\\.gz|zip)");

    private final Path file;
    /** The newest image for each operating system and processor, such as linux-x64. */
    private final Map<String, Image> images = new HashMap<>();

    private int underWay;

    private record Image(Version version, Path file) {
        String name() {
            return String.valueOf(file.getFileName());
        }
    }

    /** Takes the program in this file, and looks for images beside it now. */
    OwnProgram(Path file) {
        this.file = file;
        Path folder = file.toAbsolutePath().getParent();
        find(folder);
        // Within an image the jar is in tiengow/lib/app, on macOS in tiengow.app/Contents/app, on Windows in
        // tiengow/app.
        for (int up = 0;
                up < LEVELS
                        && folder != null
                        && String.valueOf(file.getParent()).endsWith("app");
                up++) {
            folder = folder.getParent();
            find(folder);
        }
    }

    private void find(@Nullable Path folder) {
        if (folder == null) {
            return;
        }
        try (Stream<Path> all = Files.list(folder)) {
            for (Path each : all.toList()) {
                Matcher image = IMAGE.matcher(String.valueOf(each.getFileName()));
                if (image.matches() && Files.isRegularFile(each)) {
                    images.merge(
                            image.group(2),
                            new Image(Version.parse(image.group(1)), each),
                            BinaryOperator.maxBy(Comparator.comparing(Image::version)));
                }
            }
        } catch (IOException | UncheckedIOException unreadable) {
            // only the jar is offered then
        }
    }

    /** Checks whether a path names one of the files. */
    boolean has(String path) {
        return at(path).isPresent();
    }

    private Optional<Path> at(String path) {
        return path.equals(JAR)
                ? Optional.of(file)
                : images.values().stream()
                        .filter(image -> path.equals("/" + image.name()))
                        .map(Image::file)
                        .findFirst();
    }

    /**
     * Returns the name of the image that suits a browser's machine; empty if no image does.
     *
     * @param agent the {@code User-Agent} header of the browser
     */
    Optional<String> imageFor(String agent) {
        boolean arm = agent.contains("aarch64") || agent.contains("ARM64");
        List<String> fitting = List.of();
        if (agent.contains("Windows")) {
            fitting = List.of(arm ? "windows-aarch64" : "windows-x64");
        } else if (agent.contains("Macintosh")) {
            fitting = List.of("macos-aarch64", "macos-x64"); // a browser on macOS does not report its processor
        } else if (agent.contains("Linux") && !agent.contains("Android")) {
            fitting = List.of(arm ? "linux-aarch64" : "linux-x64");
        }
        return fitting.stream()
                .filter(images::containsKey)
                .findFirst()
                .map(images::get)
                .map(Image::name);
    }

    /** Returns the jar from which this program runs; empty if it runs from something else, such as a folder of classes. */
    public static Optional<Path> own() {
        CodeSource source = OwnProgram.class.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            return Optional.empty();
        }
        try {
            Path path = Path.of(source.getLocation().toURI());
            boolean packed = path.toString().endsWith(".jar") && Files.isRegularFile(path);
            boolean whole = packed && path.getFileName().toString().startsWith("tiengow");
            return whole ? Optional.of(path) : Optional.empty();
        } catch (URISyntaxException | IllegalArgumentException elsewhere) {
            return Optional.empty();
        }
    }

    /** Checks whether the maximum number of downloads is running. */
    boolean isBusy() {
        return underWay >= DoorLimits.DOWNLOADS;
    }

    /**
     * Sends a file in pieces, then closes the connection.
     *
     * @param path the path of one of the files
     * @param head sends only the headers, for a {@code HEAD} request
     * @return false if the file no longer exists; nothing was sent then
     */
    boolean send(ChannelHandlerContext ctx, String path, boolean head) {
        FileChannel channel;
        long size;
        try {
            channel = FileChannel.open(at(path).orElseThrow(), StandardOpenOption.READ);
            size = channel.size();
        } catch (IOException gone) {
            return false;
        }
        HttpResponse response = new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK);
        response.headers()
                .set(
                        HttpHeaderNames.CONTENT_TYPE,
                        path.equals(JAR) ? "application/java-archive" : "application/octet-stream")
                .set(HttpHeaderNames.CONTENT_LENGTH, size)
                .set(HttpHeaderNames.CONTENT_DISPOSITION, "attachment; filename=\"" + path.substring(1) + "\"")
                .set(HttpHeaderNames.CACHE_CONTROL, HttpHeaderValues.NO_STORE)
                .set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        Answers.protect(response.headers());
        ctx.write(response);
        underWay++;
        whole(ctx, channel, size, head).addListener(ChannelFutureListener.CLOSE).addListener(sent -> {
            underWay--;
            close(channel);
        });
        return true;
    }

    private static ChannelFuture whole(ChannelHandlerContext ctx, FileChannel channel, long size, boolean head) {
        if (head) {
            return ctx.writeAndFlush(LastHttpContent.EMPTY_LAST_CONTENT);
        }
        try {
            return ctx.writeAndFlush(new HttpChunkedInput(new ChunkedNioFile(channel, 0, size, PIECE)));
        } catch (IOException impossible) {
            return ctx.newFailedFuture(impossible);
        }
    }

    private static void close(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException nothingLost) {
            // the file was only read
        }
    }
}
