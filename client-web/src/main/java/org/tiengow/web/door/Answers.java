package org.tiengow.web.door;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.nio.charset.StandardCharsets;
import org.tiengow.web.door.PageFiles.PageFile;

/** The HTTP responses of the door to requests that open no WebSocket. Each has headers that protect the page against misuse. */
final class Answers {
    private static final String POLICY =
            "default-src 'self'; connect-src 'self' ws://%1$s wss://%1$s; img-src 'self' data:; "
                    + "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'";

    private Answers() {}

    /** Returns a status and a sentence for the developer of the client. */
    static FullHttpResponse say(FullHttpRequest request, HttpResponseStatus status, String sentence) {
        byte[] words = (sentence + "\n").getBytes(StandardCharsets.US_ASCII);
        FullHttpResponse response = answer(request, status, "text/plain; charset=us-ascii", words);
        if (status.equals(HttpResponseStatus.METHOD_NOT_ALLOWED)) {
            response.headers().set(HttpHeaderNames.ALLOW, "GET, HEAD");
        }
        response.headers()
                .set(HttpHeaderNames.CACHE_CONTROL, HttpHeaderValues.NO_STORE)
                .set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        return response;
    }

    /** Returns a status with its own name as the text. */
    static FullHttpResponse say(FullHttpRequest request, HttpResponseStatus status) {
        return say(request, status, status.toString());
    }

    /** Returns the response to an act that was taken. */
    static FullHttpResponse done(FullHttpRequest request) {
        FullHttpResponse response = answer(request, HttpResponseStatus.NO_CONTENT, "text/plain", new byte[0]);
        response.headers().remove(HttpHeaderNames.CONTENT_LENGTH).remove(HttpHeaderNames.CONTENT_TYPE);
        response.headers().set(HttpHeaderNames.CACHE_CONTROL, HttpHeaderValues.NO_STORE);
        return response;
    }

    /** Returns a redirect to the same path over HTTPS. */
    static FullHttpResponse overTls(FullHttpRequest request, String host) {
        FullHttpResponse response = say(request, HttpResponseStatus.PERMANENT_REDIRECT, "This page speaks HTTPS.");
        response.headers().set(HttpHeaderNames.LOCATION, "https://" + host + request.uri());
        return response;
    }

    /**
     * Returns a file of the page, or the answer that the browser's copy is current.
     *
     * @param host the {@code Host} header of the request, already checked
     */
    static FullHttpResponse give(FullHttpRequest request, PageFile file, String version, String host) {
        HttpHeaders asked = request.headers();
        String tag = "\"" + version + "\"";
        boolean known = tag.equals(asked.get(HttpHeaderNames.IF_NONE_MATCH));
        boolean packed = file.isPacked() && asked.containsValue(HttpHeaderNames.ACCEPT_ENCODING, "gzip", true);
        FullHttpResponse response = known
                ? answer(request, HttpResponseStatus.NOT_MODIFIED, file.kind(), new byte[0])
                : answer(request, HttpResponseStatus.OK, file.kind(), packed ? file.packed() : file.bytes());
        HttpHeaders headers = response.headers();
        headers.set(HttpHeaderNames.ETAG, tag)
                .set(HttpHeaderNames.VARY, HttpHeaderNames.ACCEPT_ENCODING)
                .set(HttpHeaderNames.CONTENT_SECURITY_POLICY, String.format(POLICY, host))
                .set(
                        HttpHeaderNames.CACHE_CONTROL,
                        file.keep() == PageFiles.Keep.ALWAYS ? "max-age=31536000, immutable" : "no-cache");
        if (known) {
            headers.remove(HttpHeaderNames.CONTENT_LENGTH);
        } else if (packed) {
            headers.set(HttpHeaderNames.CONTENT_ENCODING, HttpHeaderValues.GZIP);
        }
        return response;
    }

    /** Sets the security headers of every response. */
    static void protect(HttpHeaders headers) {
        headers.set("X-Content-Type-Options", "nosniff")
                .set("X-Frame-Options", "DENY")
                .set("Referrer-Policy", "no-referrer")
                .set("Cross-Origin-Resource-Policy", "same-origin");
    }

    private static FullHttpResponse answer(
            FullHttpRequest request, HttpResponseStatus status, String kind, byte[] bytes) {
        ByteBuf content =
                request.method().equals(HttpMethod.HEAD) ? Unpooled.EMPTY_BUFFER : Unpooled.wrappedBuffer(bytes);
        FullHttpResponse response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status, content);
        response.headers().set(HttpHeaderNames.CONTENT_TYPE, kind).set(HttpHeaderNames.CONTENT_LENGTH, bytes.length);
        protect(response.headers());
        return response;
    }
}
