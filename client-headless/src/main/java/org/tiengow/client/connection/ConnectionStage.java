package org.tiengow.client.connection;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.protocol.pipeline.Breach;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.Closing;
import org.tiengow.protocol.wire.HostMessage;

/** The part that the stages of a link share: a breach, the host's Closing message or a network error ends the link. */
abstract class ConnectionStage extends SimpleChannelInboundHandler<HostMessage> {
    private static final Logger LOG = LoggerFactory.getLogger(ConnectionStage.class);

    final HostConnection link;

    ConnectionStage(HostConnection hostConnection) {
        this.link = hostConnection;
    }

    /** Returns the status with which an invalid message ends the connection. */
    abstract ConnectionStatus notUnderstood(String why);

    final void outOfPlace(HostMessage message) {
        link.end(notUnderstood("A " + message.getMessageCase() + " came out of place."));
    }

    final void closing(Closing closing) {
        link.end(link.problems().closedByHost(closing));
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext ctx, Object event) {
        if (event instanceof Breach breach) {
            boolean wrongKey = isAboutTls(breach) && link.joinTarget().isPinned();
            link.end(wrongKey ? link.otherKey() : notUnderstood(breach.sentence()));
        } else {
            ctx.fireUserEventTriggered(event);
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext ctx) {
        link.end(link.problems().broken());
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
        if (cause instanceof Malformed malformed) {
            link.end(notUnderstood(malformed.sentence()));
        } else {
            LOG.error("A fault in this program ends the connection", cause);
            link.end(link.problems().broken());
        }
    }

    private static boolean isAboutTls(Breach breach) {
        return breach.reason() == Breach.Reason.TLS || breach.reason() == Breach.Reason.NO_TLS;
    }
}
