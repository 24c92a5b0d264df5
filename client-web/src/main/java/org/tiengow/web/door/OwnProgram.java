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
import java.net.URISyntaxException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.CodeSource;
import java.util.Optional;

/** The program's own file, handed out to friends who do not have it: that one, and no other of the disk. */
public final class OwnProgram {
    private static final int PIECE = 64 * 1024;

    private final Path file;
    private int underWay;

    OwnProgram(Path file) {
        this.file = file;
    }

    /** The one file this program runs from; empty when it runs from something else, such as a folder of classes. */
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

    /** Whether as many are getting it as may. */
    boolean isBusy() {
        return underWay >= DoorLimits.DOWNLOADS;
    }

    /**
     * Sends it, piece by piece, and closes the connection.
     *
     * @param head only what it is, not the file itself
     * @return false when it is gone: then nothing was sent
     */
    boolean send(ChannelHandlerContext ctx, boolean head) {
        FileChannel channel;
        long size;
        try {
            channel = FileChannel.open(file, StandardOpenOption.READ);
            size = channel.size();
        } catch (IOException gone) {
            return false;
        }
        HttpResponse response = new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK);
        response.headers()
                .set(HttpHeaderNames.CONTENT_TYPE, "application/java-archive")
                .set(HttpHeaderNames.CONTENT_LENGTH, size)
                .set(HttpHeaderNames.CONTENT_DISPOSITION, "attachment; filename=\"tiengow.jar\"")
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
            // it was only read
        }
    }
}
