package org.tiengow.protocol.pipeline;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;

/**
 * A fingerprint as six words that two people can compare by reading them aloud:
 *
 * <pre>
 *   digest = SHA-256( "tiengow-words/1" | fingerprint )
 *   65,536 times:   digest = SHA-256( digest | fingerprint )
 *   word i = the word of the list whose index is byte i of the digest, for i = 0 to 5
 * </pre>
 *
 * <p>Six words are 48 bits. The repetition makes each attempt to find another key with the same words 65,536 times as expensive, which
 * equals two further words.
 */
public final class FingerprintWords {
    /** The number of words. */
    public static final int COUNT = 6;

    private static final byte[] PURPOSE = "tiengow-words/1".getBytes(StandardCharsets.US_ASCII);
    private static final int REPETITIONS = 65_536;

    /** The 256 words: short, of everyday things, hard to confuse when read aloud, in alphabetical order. */
    private static final List<String> LIST = List.of("""
            acorn alarm album anchor angel apple arrow atlas attic aunt autumn baker balcony banana
            basket beaver bicycle bird biscuit blanket blossom boat bottle brick bridge brush button
            cactus cake camel camera candle candy carpet castle cat cellar chair cheese cherry chimney
            cinema circus clock cloud coconut coffee coin coral corner cotton cousin cream cricket crown
            curry curtain daisy dancer desert desk diamond diary dinner dinosaur doctor dolphin domino
            door dragon drum duck eagle echo elbow elephant engine fabric farmer feather fence fiddle
            field fish flag flute forest frog gallery garden garlic ghost giant giraffe glass glove
            goose grape guitar hammer harbor helmet hill hospital hunter igloo iron island ivory jacket
            jewel judge jungle kangaroo kettle kitchen kiwi koala ladder lamp lantern laundry lemon
            letter library lion lizard lobster magnet mammoth mango marble market meadow melon milk
            mirror monkey moon mountain mouse museum mushroom music mustard napkin needle nest novel
            nurse oasis ocean octopus olive omelette onion orange orbit orchard organ otter oyster
            palace panda paper parrot peach peanut pearl pencil penguin pepper piano pickle pigeon
            pillow pilot pirate planet plum pocket pony potato prince pumpkin puppet pyramid queen
            rabbit radio raven ribbon river rocket ruby saddle sailor salad salmon scarf school scissors
            shadow silver sister snail snow sparrow spider spinach spoon squirrel station street sugar
            sunset swan table teapot temple thunder ticket tiger toast tomato tower tractor train trophy
            trumpet tulip tunnel turtle umbrella uncle valley vanilla vase village violin volcano waffle
            wagon walnut walrus water whistle window winter wizard wolf yacht yellow yogurt zebra zipper
            """.strip().split("\\s+"));

    private FingerprintWords() {}

    /** Returns all 256 words, by index. */
    public static List<String> list() {
        return LIST;
    }

    /**
     * Returns the words of a fingerprint. Takes some hundredths of a second, so it must not be called on a UI thread.
     *
     * @param fingerprint 32 bytes
     */
    public static List<String> of(byte[] fingerprint) {
        MessageDigest sha = sha256();
        sha.update(PURPOSE);
        byte[] digest = sha.digest(fingerprint);
        for (int i = 0; i < REPETITIONS; i++) {
            sha.update(digest);
            digest = sha.digest(fingerprint);
        }
        List<String> words = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            words.add(LIST.get(digest[i] & 0xFF));
        }
        return List.copyOf(words);
    }

    /** Returns the words of a fingerprint in hexadecimal digits, separated by spaces. */
    public static String line(String fingerprint) {
        return String.join(" ", of(Fingerprint.read(fingerprint)));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java has SHA-256.", impossible);
        }
    }
}
