package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

@DisplayName("Wrong PINs")
class WrongPinsTest {
    private static final long DAY = 86_400_000;

    private long now = 5;
    private final WrongPins pins = new WrongPins(() -> now);

    @Test
    @DisplayName("cost a pause that doubles up to the longest; a guess within a short one is kept until it is over")
    void pauses() {
        assertThat(pins.guess(address(1), false)).isZero();
        long pause = HostLimits.PIN_PAUSE_MILLIS;
        for (; pause <= HostLimits.PIN_KEPT_MILLIS; pause *= 2) {
            assertThat(pins.guess(address(1), false)).isEqualTo(pause);
            now += pause;
        }
        for (int wrong = 0; wrong < 40; wrong++) {
            assertThat(pins.guess(address(1), false)).isEqualTo(pause);
            now += pause - 1;
            assertThat(pins.guess(address(1), false)).isEqualTo(1);
            now++;
            pause = Math.min(2 * pause, HostLimits.PIN_PAUSE_MILLIS_MOST);
        }
    }

    @Test
    @DisplayName("many at once are one after the other, and most are not looked at")
    void atOnce() {
        long looked = 0;
        for (int guess = 0; guess < 1_000; guess++) {
            looked += pins.guess(address(1), false) <= HostLimits.PIN_KEPT_MILLIS ? 1 : 0;
        }
        assertThat(looked).isLessThan(7);
    }

    @Test
    @DisplayName("from however many addresses of one IPv6 network are one after the other, and hold up no IPv4")
    void ipv6() throws UnknownHostException {
        int looked = 0;
        for (int guess = 0; guess < 1_000; guess++) {
            InetAddress own = InetAddress.getByName("fe80::" + Integer.toHexString(guess + 1));
            looked += pins.guess(own, false) <= HostLimits.PIN_KEPT_MILLIS ? 1 : 0;
        }
        assertThat(looked).isLessThan(7);
        assertThat(pins.guess(address(1), false)).isZero();
        assertThat(pins.guess(InetAddress.getByName("2001:db8::1"), false)).isZero();
        assertThat(pins.guess(InetAddress.getByName("::1"), false)).isZero();
    }

    @Test
    @DisplayName("of this machine hold up no page of its own, of which nobody elsewhere can say to be one")
    void pages() {
        InetAddress here = InetAddress.getLoopbackAddress();
        guessOften(here);
        assertThat(pins.guess(here, false)).isGreaterThan(HostLimits.PIN_KEPT_MILLIS);
        assertThat(pins.guess(here, true)).isZero();
        assertThat(pins.guess(here, true)).isEqualTo(HostLimits.PIN_PAUSE_MILLIS);
        pins.right(here, true);
        assertThat(pins.guess(here, true)).isZero();
        assertThat(pins.guess(here, false)).isGreaterThan(HostLimits.PIN_KEPT_MILLIS);
        guessOften(address(1));
        assertThat(pins.guess(address(1), true)).isGreaterThan(HostLimits.PIN_KEPT_MILLIS);
    }

    @Test
    @DisplayName("are told in the log with address and number, a few a minute")
    void logged() throws UnknownHostException {
        Logger logger = (Logger) LoggerFactory.getLogger(WrongPins.class);
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        Level before = logger.getLevel();
        lines.start();
        logger.addAppender(lines);
        logger.setLevel(Level.INFO);
        try {
            pins.guess(address(1), false);
            pins.wrong(address(1), false);
            now += DAY / 48;
            pins.guess(address(1), false);
            pins.wrong(address(1), false);
            assertThat(lines.list)
                    .extracting(ILoggingEvent::getFormattedMessage)
                    .containsExactly(
                            address(1).getHostAddress() + " came with a wrong PIN, number 1 from there",
                            address(1).getHostAddress() + " came with a wrong PIN, number 2 from there");
            for (int guess = 0; guess < 1_000; guess++) {
                pins.wrong(address(2), false);
            }
            assertThat(lines.list).hasSize(RateLimitedLog.MOST + 1);
        } finally {
            logger.detachAppender(lines);
            logger.setLevel(before);
        }
    }

    @Test
    @DisplayName("of four digits all tried out take weeks")
    void weeks() {
        int tried = 0;
        for (long start = now; now < start + 28 * DAY; now += 1_000) {
            tried += pins.guess(address(1), false) <= HostLimits.PIN_KEPT_MILLIS ? 1 : 0;
        }
        assertThat(tried).isLessThan(9_000);
    }

    @Test
    @DisplayName("of one address are not held against another, and are forgotten after the right one, or an hour")
    void forgotten() {
        guessOften(address(1));
        assertThat(pins.guess(address(2), false)).isZero();
        now += HostLimits.PIN_FORGOTTEN_MILLIS;
        assertThat(pins.guess(address(1), false)).isZero();
        assertThat(pins.guess(address(1), false)).isEqualTo(HostLimits.PIN_PAUSE_MILLIS);
        pins.right(address(1), false);
        assertThat(pins.guess(address(1), false)).isZero();
    }

    @Test
    @DisplayName("are counted for so many addresses and no more: the one that was quiet longest is forgotten")
    void bounded() {
        guessOften(address(0));
        guessOften(address(1));
        for (int i = 2; i <= HostLimits.PIN_ADDRESSES; i++) {
            assertThat(pins.guess(address(i), false)).isZero();
        }
        assertThat(pins.guess(address(1), false)).isPositive();
        assertThat(pins.guess(address(0), false)).isZero();
    }

    private void guessOften(InetAddress address) {
        for (int wrong = 0; wrong < 9; wrong++) {
            now += HostLimits.PIN_PAUSE_MILLIS_MOST;
            assertThat(pins.guess(address, false)).isZero();
        }
    }

    private static InetAddress address(int number) {
        try {
            return InetAddress.getByAddress(new byte[] {10, 0, (byte) (number >> 8), (byte) number});
        } catch (UnknownHostException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
