package org.tiengow.web.door;

import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.concurrent.ScheduledFuture;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.limit.TokenBucket;
import org.tiengow.web.door.PageFiles.PageFile;

/**
 * The handler of HTTP requests: the files of the page, and the program while it is offered. Paths are compared with known names and
 * never resolved on the disk. A request for a WebSocket replaces this handler by those of the WebSocket. A request with a foreign
 * {@code Host} header gets no content.
 */
final class PageRequests extends SimpleChannelInboundHandler<FullHttpRequest> {
    private static final String TV = "/tv";
    private static final String DOWNLOAD = "/download";
    private static final String PIN_OVER_TLS = "This host has a PIN: its wire is open over TLS alone.";

    private final PageDoor door;
    private final TokenBucket requests =
            TokenBucket.perSecond(DoorLimits.REQUESTS_AT_ONCE, DoorLimits.REQUESTS_A_SECOND, DoorLimits.CLOCK);
    private @Nullable ScheduledFuture<?> late;

    /** Whether a response is still being sent. Browsers send no further request before it has arrived. */
    private boolean isAnswering;

    /** Whether the current read has already delivered a request. A second one means pipelining, which browsers do not use. */
    private boolean isReading;

    /** Whether further input is ignored, because the connection is closing or is a WebSocket or a download. */
    private boolean isOver;

    PageRequests(PageDoor door) {
        this.door = door;
    }

    /** Starts the time-out for the first request. */
    @Override
    public void channelActive(ChannelHandlerContext ctx) {
        await(ctx, door.patience().request());
        ctx.fireChannelActive();
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        waitNoMore();
        ctx.fireChannelInactive();
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ctx) {
        if (!isOver) {
            ctx.channel().config().setAutoRead(ctx.channel().isWritable()); // pauses input from a slow reader
        }
        ctx.fireChannelWritabilityChanged();
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext ctx) {
        isReading = false;
        ctx.fireChannelReadComplete();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        DoorFaults.end(ctx, cause); // too much input or a closed connection: no response is possible
    }

    @Override
    protected void channelRead0(ChannelHandlerContext ctx, FullHttpRequest request) {
        if (isOver) {
            return;
        }
        waitNoMore();
        if (isReading || isAnswering || !requests.take(1)) {
            isOver = true;
            ctx.close();
            return;
        }
        isReading = true;
        HttpHeaders headers = request.headers();
        String host = headers.get(HttpHeaderNames.HOST);
        if (request.decoderResult().isFailure()) {
            answer(ctx, request, Answers.say(request, HttpResponseStatus.BAD_REQUEST));
        } else if (host == null || !door.origins().isHere(host)) {
            answer(ctx, request, Answers.say(request, HttpResponseStatus.MISDIRECTED_REQUEST));
        } else if (door.plan().tls().isPresent() && ctx.pipeline().get(SslHandler.class) == null) {
            answer(ctx, request, Answers.overTls(request, host));
        } else {
            heed(ctx, request, path(request.uri()), host);
        }
    }

    private void heed(ChannelHandlerContext ctx, FullHttpRequest request, String path, String host) {
        boolean sits = door.plan().seats().isPresent();
        boolean head = request.method().equals(HttpMethod.HEAD);
        if (path.equals(PageDoor.SOCKET) && sits) {
            sitDown(ctx, request, host);
        } else if (path.equals(PageDoor.EVENTS) && sits) {
            openStream(ctx, request, host);
        } else if (path.equals(PageDoor.ACTS) && sits) {
            act(ctx, request, host);
        } else if (path.equals(PageDoor.WIRE) && door.plan().wire().isPresent()) {
            wire(ctx, request, door.plan().wire().get());
        } else if (!head && !request.method().equals(HttpMethod.GET)) {
            answer(ctx, request, Answers.say(request, HttpResponseStatus.METHOD_NOT_ALLOWED));
        } else if (door.handedOut()
                .filter(program -> program.has(request.uri()))
                .isPresent()) {
            download(ctx, request, door.handedOut().get(), head);
        } else if (isDownload(path, sits)) {
            String agent = request.headers().get(HttpHeaderNames.USER_AGENT, "");
            String image =
                    door.handedOut().flatMap(program -> program.imageFor(agent)).orElse("");
            answer(
                    ctx,
                    request,
                    Answers.give(
                            request, door.files().download(image), door.files().version() + image, host));
        } else {
            FullHttpResponse found = file(path, sits)
                    .map(file -> Answers.give(request, file, door.files().version(), host))
                    .orElseGet(() -> Answers.say(request, HttpResponseStatus.NOT_FOUND));
            answer(ctx, request, found);
        }
    }

    /** Checks whether a path shows the download page. A door without seats shows it as its first page. */
    private boolean isDownload(String path, boolean sits) {
        return door.handedOut().isPresent() && (path.equals(DOWNLOAD) || !sits && isFirst(path));
    }

    private Optional<PageFile> file(String path, boolean sits) {
        if (!isFirst(path)) {
            return door.files().at(path);
        }
        return !sits
                ? Optional.empty()
                : path.equals(TV) ? door.files().television() : door.files().first();
    }

    private static boolean isFirst(String path) {
        return path.equals("/") || path.equals(TV);
    }

    /** Opens a page's WebSocket, but only for a page of this door. */
    private void sitDown(ChannelHandlerContext ctx, FullHttpRequest request, String host) {
        if (!Origins.isSame(request.headers().get(HttpHeaderNames.ORIGIN), host)) {
            answer(ctx, request, Answers.say(request, HttpResponseStatus.FORBIDDEN));
        } else if (!door.count().enters(ctx.channel())) {
            answer(ctx, request, Answers.say(request, HttpResponseStatus.SERVICE_UNAVAILABLE));
        } else {
            door.addSeat(ctx.pipeline(), door.plan().seats().orElseThrow());
            handOn(ctx, request);
        }
    }

    /** Opens a page's event stream, under the conditions of its WebSocket. */
    private void openStream(ChannelHandlerContext ctx, FullHttpRequest request, String host) {
        if (!isOfThisPage(ctx, request, host)) {
            return;
        }
        if (!door.count().enters(ctx.channel())) {
            answer(ctx, request, Answers.say(request, HttpResponseStatus.SERVICE_UNAVAILABLE));
        } else {
            isOver = true;
            door.streams().open(ctx, request, door.plan().seats().orElseThrow());
            ctx.pipeline().remove(this);
        }
    }

    /** Takes an act of a page that has an event stream. */
    private void act(ChannelHandlerContext ctx, FullHttpRequest request, String host) {
        if (isOfThisPage(ctx, request, host)) {
            HttpResponseStatus status = door.streams().heed(ctx.channel(), request);
            answer(
                    ctx,
                    request,
                    status.equals(HttpResponseStatus.NO_CONTENT)
                            ? Answers.done(request)
                            : Answers.say(request, status));
        }
    }

    /** Checks whether a page of this door has posted a text; refuses anything else. */
    private boolean isOfThisPage(ChannelHandlerContext ctx, FullHttpRequest request, String host) {
        if (!request.method().equals(HttpMethod.POST)) {
            FullHttpResponse response = Answers.say(request, HttpResponseStatus.METHOD_NOT_ALLOWED);
            response.headers().set(HttpHeaderNames.ALLOW, "POST");
            answer(ctx, request, response);
            return false;
        } else if (!Origins.isSame(request.headers().get(HttpHeaderNames.ORIGIN), host)) {
            answer(ctx, request, Answers.say(request, HttpResponseStatus.FORBIDDEN));
            return false;
        } else if (!ByteBufUtil.isText(request.content(), StandardCharsets.UTF_8)) {
            answer(ctx, request, Answers.say(request, HttpResponseStatus.BAD_REQUEST));
            return false;
        }
        return true;
    }

    private void wire(ChannelHandlerContext ctx, FullHttpRequest request, WireTarget host) {
        if (door.plan().key().isAsked() && door.plan().tls().isEmpty()) {
            answer(ctx, request, Answers.say(request, HttpResponseStatus.FORBIDDEN, PIN_OVER_TLS));
        } else if (door.plan().key().pauseMillis(DoorCount.address(ctx.channel())) > 0) {
            answer(ctx, request, Answers.say(request, HttpResponseStatus.TOO_MANY_REQUESTS));
        } else if (door.isWiredTooOften() || !door.count().enters(ctx.channel())) {
            answer(ctx, request, Answers.say(request, HttpResponseStatus.SERVICE_UNAVAILABLE));
        } else {
            door.addWire(ctx.pipeline(), host);
            handOn(ctx, request);
        }
    }

    private void handOn(ChannelHandlerContext ctx, FullHttpRequest request) {
        isOver = true;
        ctx.fireChannelRead(request.retain());
        ctx.pipeline().remove(this);
    }

    private void download(ChannelHandlerContext ctx, FullHttpRequest request, OwnProgram program, boolean head) {
        await(ctx, door.patience().whole());
        isOver = true;
        ctx.channel().config().setAutoRead(false); // no request may follow a download
        if (program.isBusy() || !program.send(ctx, request.uri(), head)) {
            answer(ctx, request, Answers.say(request, HttpResponseStatus.SERVICE_UNAVAILABLE));
        }
    }

    private void answer(ChannelHandlerContext ctx, FullHttpRequest request, FullHttpResponse response) {
        boolean more = HttpUtil.isKeepAlive(request) && HttpUtil.isKeepAlive(response);
        if (!more) {
            response.headers().set(HttpHeaderNames.CONNECTION, "close");
        }
        isAnswering = true;
        ctx.writeAndFlush(response).addListener(sent -> {
            isAnswering = false;
            if (!more) {
                ctx.close();
            } else if (!isOver) {
                await(ctx, door.patience().request());
            }
        });
    }

    /** Restarts the time-out. It runs for the whole period, even if single bytes keep arriving. */
    private void await(ChannelHandlerContext ctx, Duration time) {
        waitNoMore();
        late = ctx.executor().schedule(() -> ctx.close(), time.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void waitNoMore() {
        if (late != null) {
            late.cancel(false);
            late = null;
        }
    }

    /** Returns the path without the query, which only the page itself reads. */
    private static String path(String uri) {
        int end = uri.indexOf('?');
        return end < 0 ? uri : uri.substring(0, end);
    }
}
