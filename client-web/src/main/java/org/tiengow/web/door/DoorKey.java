package org.tiengow.web.door;

import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.protocol.limit.BackOff;
import org.tiengow.protocol.limit.PerOrigin;

/**
 * The access check of a door whose host has a PIN. A browser shows the key of the night, which a QR code carries. Over an
 * encrypted connection it may show the PIN instead.
 *
 * <p>A wrong PIN causes a pause for its {@link org.tiengow.protocol.limit.Origin origin} alone, so that nobody can lock out the others. The
 * key has 80 bits and cannot be guessed, so a right key is accepted even during such a pause. Thread-safe.
 */
public final class DoorKey {
    private static final BackOff.Waits WAITS =
            new BackOff.Waits(DoorLimits.PAUSE_MILLIS, 2, DoorLimits.PAUSE_MILLIS_MOST);

    /** The check of a host without a PIN, which accepts everything. */
    public static final DoorKey NONE = new DoorKey("", "", () -> 0);

    private static final Logger LOG = LoggerFactory.getLogger(DoorKey.class);
    private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    private static final int LENGTH = 16;

    private final String pin;
    private final String key;
    private final PerOrigin<BackOff> backOffs;

    private DoorKey(String pin, String key, LongSupplier millis) {
        this.pin = pin;
        this.key = key;
        this.backOffs = new PerOrigin<>(
                DoorLimits.PAUSED_ORIGINS, () -> new BackOff(WAITS, DoorLimits.PAUSE_FORGOTTEN_MILLIS, millis));
    }

    /** The results of checking a PIN. */
    public enum Answer {
        /** A right PIN. */
        RIGHT,
        /** A wrong PIN. The next PIN has to wait. */
        WRONG,
        /** A PIN during the pause after a wrong one, which was not checked. */
        TOO_SOON,
        /** A PIN over an unencrypted connection, which was not checked. */
        NOT_PRIVATE
    }

    /** Returns a check for a host with this PIN and a new random key; {@link #NONE} for an empty PIN. */
    public static DoorKey of(String pin) {
        SecureRandom random = new SecureRandom();
        String key = random.ints(LENGTH, 0, LETTERS.length())
                .mapToObj(i -> String.valueOf(LETTERS.charAt(i)))
                .collect(Collectors.joining());
        return pin.isEmpty() ? NONE : new DoorKey(pin, key, DoorLimits.CLOCK);
    }

    static DoorKey of(String pin, String key, LongSupplier millis) {
        return new DoorKey(pin, key, millis);
    }

    /** Checks whether a key or a PIN is required. */
    public boolean isAsked() {
        return !pin.isEmpty();
    }

    /** Returns the part of the URL that carries the key: {@code #k=} and 16 letters; empty if no key is required. */
    public String fragment() {
        return isAsked() ? "#k=" + key : "";
    }

    /** Checks the key. A wrong key causes no pause: it comes from another night, since a key cannot be guessed. */
    public boolean isKey(String shown) {
        return isAsked() && isEqual(shown, key);
    }

    /**
     * Checks a PIN.
     *
     * @param from the address of the browser
     * @param isPrivate whether the connection is encrypted
     */
    public synchronized Answer pin(InetAddress from, String shown, boolean isPrivate) {
        if (!isAsked()) {
            return Answer.RIGHT;
        } else if (!isPrivate) {
            return Answer.NOT_PRIVATE;
        } else if (pauseMillis(from) > 0) {
            return Answer.TOO_SOON;
        } else if (isEqual(shown, pin)) {
            backOffs.forget(from);
            return Answer.RIGHT;
        }
        return wrong(from);
    }

    /** Counts a wrong PIN, shown here or to the host behind the door. */
    synchronized Answer wrong(InetAddress from) {
        BackOff backOff = backOffs.of(from);
        backOff.fail(0);
        int wrong = backOff.failures();
        boolean isPowerOfTwo = Integer.bitCount(wrong) == 1;
        if (isPowerOfTwo) { // so the log stays short, however many come
            LOG.info("A browser came with a wrong PIN, number {}", wrong);
        }
        return Answer.WRONG;
    }

    /** Returns the milliseconds until the next PIN from this address is checked; 0 if it is checked now. */
    public synchronized long pauseMillis(InetAddress from) {
        return backOffs.of(from).millisLeft();
    }

    private static boolean isEqual(String shown, String right) {
        return MessageDigest.isEqual(shown.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
    }
}
