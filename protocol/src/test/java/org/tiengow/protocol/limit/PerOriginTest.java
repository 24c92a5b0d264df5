package org.tiengow.protocol.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A limiter for each origin")
class PerOriginTest {
    private final PerOrigin<Object> limiters = new PerOrigin<>(3, Object::new);

    @Test
    @DisplayName("is one for an IPv4 address, one for an IPv6 network, one for each loopback address")
    void origins() throws UnknownHostException {
        assertThat(limiter("192.0.2.1")).isSameAs(limiter("192.0.2.1")).isNotSameAs(limiter("192.0.2.2"));
        assertThat(limiter("2001:db8:0:7::1"))
                .isSameAs(limiter("2001:db8:0:7:ffff::"))
                .isNotSameAs(limiter("2001:db8:0:8::1"));
        assertThat(limiter("127.0.0.1")).isNotSameAs(limiter("::1"));
        assertThat(Origin.of(InetAddress.getByName("::1")).kind()).isEqualTo(Origin.Kind.LOOPBACK);
        assertThat(Origin.of(InetAddress.getByName("192.0.2.1")).kind()).isEqualTo(Origin.Kind.ADDRESS);
        assertThat(Origin.of(InetAddress.getByName("fe80::1")).kind()).isEqualTo(Origin.Kind.NETWORK);
    }

    @Test
    @DisplayName("is kept for so many origins and no more: the one used longest ago begins anew")
    void bounded() throws UnknownHostException {
        Object first = limiter("192.0.2.1");
        Object second = limiter("192.0.2.2");
        limiter("192.0.2.3");
        assertThat(limiter("192.0.2.1")).isSameAs(first);
        limiter("192.0.2.4");
        assertThat(limiter("192.0.2.1")).isSameAs(first);
        assertThat(limiter("192.0.2.2")).isNotSameAs(second);
    }

    @Test
    @DisplayName("begins anew once it is forgotten")
    void forgotten() throws UnknownHostException {
        Object first = limiter("192.0.2.1");
        limiters.forget(InetAddress.getByName("192.0.2.1"));
        assertThat(limiter("192.0.2.1")).isNotSameAs(first);
    }

    private Object limiter(String address) throws UnknownHostException {
        return limiters.of(InetAddress.getByName(address));
    }
}
