package org.tiengow.host.handout;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.HttpChunkedInput;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.stream.ChunkedNioFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Answers the one request of a connection, and closes it. What was asked for is compared, never looked up on the disk. */
final class HandOutRequests extends SimpleChannelInboundHandler<HttpObject> {
    private static final String PAGE = "/";
    private static final String FILE = "/tiengow.jar";
    private static final int PIECE = 64 * 1024;

    private final Path file;
    private boolean answered;

    HandOutRequests(Path file) {
        this.file = file;
    }

    /** Whether it has been said what is wanted; to be asked on the connection's thread. */
    boolean isAnswered() {
        return answered;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext ctx, HttpObject message) {
        if (answered || !(message instanceof HttpRequest request)) {
            return; // a body nobody asked for
        }
        answered = true;
        ctx.channel().config().setAutoRead(false);
        if (request.decoderResult().isFailure()) {
            say(ctx, HttpResponseStatus.BAD_REQUEST, false);
            return;
        }
        boolean head = request.method().equals(HttpMethod.HEAD);
        if (!head && !request.method().equals(HttpMethod.GET)) {
            say(ctx, HttpResponseStatus.METHOD_NOT_ALLOWED, false);
        } else if (request.uri().equals(PAGE)) {
            page(ctx, head);
        } else if (request.uri().equals(FILE)) {
            file(ctx, head);
        } else {
            say(ctx, HttpResponseStatus.NOT_FOUND, head);
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        ctx.close(); // too slow, or gone: either way there is nobody to tell
    }

    private void page(ChannelHandlerContext ctx, boolean head) {
        byte[] page = HandOutPage.bytes();
        answer(ctx, HttpResponseStatus.OK, "text/html; charset=utf-8", page, head);
    }

    private void file(ChannelHandlerContext ctx, boolean head) {
        FileChannel channel;
        long size;
        try {
            channel = FileChannel.open(file, StandardOpenOption.READ);
            size = channel.size();
        } catch (IOException gone) {
            say(ctx, HttpResponseStatus.SERVICE_UNAVAILABLE, head);
            return;
        }
        HttpResponse response = new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK);
        prepare(response, "application/java-archive", size);
        response.headers().set(HttpHeaderNames.CONTENT_DISPOSITION, "attachment; filename=\"tiengow.jar\"");
        ctx.write(response);
        if (head) {
            close(channel);
            ctx.writeAndFlush(LastHttpContent.EMPTY_LAST_CONTENT).addListener(ChannelFutureListener.CLOSE);
        } else {
            try {
                ctx.writeAndFlush(new HttpChunkedInput(new ChunkedNioFile(channel, 0, size, PIECE)))
                        .addListener(ChannelFutureListener.CLOSE);
            } catch (IOException impossible) {
                close(channel);
                ctx.close();
            }
        }
    }

    private static void say(ChannelHandlerContext ctx, HttpResponseStatus status, boolean head) {
        byte[] words = (status + "\n").getBytes(StandardCharsets.US_ASCII);
        answer(ctx, status, "text/plain; charset=us-ascii", words, head);
    }

    private static void answer(
            ChannelHandlerContext ctx, HttpResponseStatus status, String type, byte[] bytes, boolean head) {
        ByteBuf content = head ? Unpooled.EMPTY_BUFFER : Unpooled.wrappedBuffer(bytes);
        HttpResponse response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status, content);
        prepare(response, type, bytes.length);
        if (status.equals(HttpResponseStatus.METHOD_NOT_ALLOWED)) {
            response.headers().set(HttpHeaderNames.ALLOW, "GET, HEAD");
        }
        ctx.writeAndFlush(response).addListener(ChannelFutureListener.CLOSE);
    }

    private static void prepare(HttpResponse response, String type, long length) {
        response.headers()
                .set(HttpHeaderNames.CONTENT_TYPE, type)
                .set(HttpHeaderNames.CONTENT_LENGTH, length)
                .set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE)
                .set(HttpHeaderNames.CACHE_CONTROL, HttpHeaderValues.NO_STORE)
                .set("X-Content-Type-Options", "nosniff");
    }

    private static void close(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException nothingLost) {
            // it was only read
        }
    }
}
