package org.tiengow.web.door;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.protocol.limit.BackOff;

/**
 * What opens a door whose host has a PIN: the key of the evening, which a picture carries, or the PIN itself where nobody on the way can
 * read along. Wrong PINs are slowed down for the door as a whole, since all who come through it look alike from behind. The key has 80
 * bits, which nobody guesses: so a right one is let in even while wrong ones are held up. May be called from any thread.
 */
public final class DoorKey {
    private static final BackOff.Waits WAITS =
            new BackOff.Waits(DoorLimits.PAUSE_MILLIS, 2, DoorLimits.PAUSE_MILLIS_MOST);

    /** For a host without a PIN: everything opens it. */
    public static final DoorKey NONE = new DoorKey("", "", () -> 0);

    private static final Logger LOG = LoggerFactory.getLogger(DoorKey.class);
    private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    private static final int LENGTH = 16;

    private final String pin;
    private final String key;
    private final BackOff backOff;

    private DoorKey(String pin, String key, LongSupplier millis) {
        this.pin = pin;
        this.key = key;
        this.backOff = new BackOff(WAITS, DoorLimits.PAUSE_FORGOTTEN_MILLIS, millis);
    }

    /** What became of a PIN that was shown. */
    public enum Answer {
        /** It opens. */
        RIGHT,
        /** It does not; the next PIN after a wrong one has to wait. */
        WRONG,
        /** A PIN during a pause after wrong ones: it was not looked at. */
        TOO_SOON,
        /** A PIN where others could have read along: it was not looked at. */
        NOT_PRIVATE
    }

    /** For a host with this PIN, with a key of its own; empty: everything opens it. */
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

    /** Whether something has to be shown at all. */
    public boolean isAsked() {
        return !pin.isEmpty();
    }

    /** What a picture carries behind the address: {@code #k=} and 16 letters; empty when nothing is asked. */
    public String fragment() {
        return isAsked() ? "#k=" + key : "";
    }

    /** Whether this is the key. A wrong one is that of another evening: nobody guesses it, so nothing has to wait for it. */
    public boolean isKey(String shown) {
        return isAsked() && isEqual(shown, key);
    }

    /**
     * Somebody shows a PIN.
     *
     * @param isPrivate whether nobody on the way can have read it
     */
    public synchronized Answer pin(String shown, boolean isPrivate) {
        if (!isAsked()) {
            return Answer.RIGHT;
        } else if (!isPrivate) {
            return Answer.NOT_PRIVATE;
        } else if (pauseMillis() > 0) {
            return Answer.TOO_SOON;
        } else if (isEqual(shown, pin)) {
            backOff.reset();
            return Answer.RIGHT;
        }
        return wrong();
    }

    /** Something wrong was shown, here or to the host behind. */
    synchronized Answer wrong() {
        backOff.fail(0);
        int wrong = backOff.failures();
        boolean isPowerOfTwo = Integer.bitCount(wrong) == 1;
        if (isPowerOfTwo) { // so the log stays short, however many come
            LOG.info("A browser came with a wrong PIN, number {}", wrong);
        }
        return Answer.WRONG;
    }

    /** How long nothing more is looked at, in milliseconds; 0: it is. */
    public synchronized long pauseMillis() {
        return backOff.millisLeft();
    }

    private static boolean isEqual(String shown, String right) {
        return MessageDigest.isEqual(shown.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
    }
}
