package org.tiengow.web.door;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.nio.charset.StandardCharsets;

/**
 * Answers what a browser asks for before it has a seat: the files of the page. What opens the WebSocket is let through, from a page of this door alone.
 * Whoever calls this machine by a name that it has not is told nothing.
 */
final class PageRequests extends SimpleChannelInboundHandler<FullHttpRequest> {
    private static final String POLICY =
            "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'";

    private final Origins origins;
    private final PageFiles files;

    PageRequests(Origins origins, PageFiles files) {
        this.origins = origins;
        this.files = files;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext ctx, FullHttpRequest request) {
        HttpHeaders headers = request.headers();
        String host = headers.get(HttpHeaderNames.HOST);
        String path = path(request.uri());
        if (request.decoderResult().isFailure()) {
            say(ctx, HttpResponseStatus.BAD_REQUEST);
        } else if (!origins.isHere(host)) {
            say(ctx, HttpResponseStatus.MISDIRECTED_REQUEST);
        } else if (path.equals(PageDoor.SOCKET)) {
            if (Origins.isSame(headers.get(HttpHeaderNames.ORIGIN), host)) {
                ctx.fireChannelRead(request.retain());
            } else {
                say(ctx, HttpResponseStatus.FORBIDDEN);
            }
        } else if (!request.method().equals(HttpMethod.GET)) {
            say(ctx, HttpResponseStatus.METHOD_NOT_ALLOWED);
        } else {
            files.at(path).ifPresentOrElse(file -> give(ctx, file), () -> say(ctx, HttpResponseStatus.NOT_FOUND));
        }
    }

    /** What is asked for without what may follow a question mark, which the page itself reads. */
    private static String path(String uri) {
        int end = uri.indexOf('?');
        return end < 0 ? uri : uri.substring(0, end);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        ctx.close(); // too much, or gone: either way there is nobody to tell
    }

    private static void say(ChannelHandlerContext ctx, HttpResponseStatus status) {
        byte[] words = (status + "\n").getBytes(StandardCharsets.US_ASCII);
        answer(ctx, status, "text/plain; charset=us-ascii", words, false).addListener(ChannelFutureListener.CLOSE);
    }

    private static void give(ChannelHandlerContext ctx, PageFiles.PageFile file) {
        answer(ctx, HttpResponseStatus.OK, file.kind(), file.bytes(), file.gzipped());
    }

    private static ChannelFuture answer(
            ChannelHandlerContext ctx, HttpResponseStatus status, String kind, byte[] bytes, boolean gzipped) {
        DefaultFullHttpResponse response =
                new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status, Unpooled.wrappedBuffer(bytes));
        response.headers()
                .set(HttpHeaderNames.CONTENT_TYPE, kind)
                .set(HttpHeaderNames.CONTENT_LENGTH, bytes.length)
                .set(HttpHeaderNames.CACHE_CONTROL, HttpHeaderValues.NO_STORE)
                .set(HttpHeaderNames.CONTENT_SECURITY_POLICY, POLICY)
                .set("X-Content-Type-Options", "nosniff")
                .set("Referrer-Policy", "no-referrer");
        if (gzipped) {
            response.headers().set(HttpHeaderNames.CONTENT_ENCODING, HttpHeaderValues.GZIP);
        }
        if (status != HttpResponseStatus.OK) {
            response.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        }
        return ctx.writeAndFlush(response);
    }
}
