package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What a program says to the hosts it sees when its own is gone: a pure function of what binds it and of what it sees. */
public final class Voting {
    /**
     * For how long from its own signature a program signs nothing else: a takeover has that long to be written, said and followed
     * before anybody asks for the next epoch.
     */
    public static final Duration REST = Duration.ofSeconds(20);

    private Voting() {}

    /**
     * A host that is there.
     *
     * @param host its fingerprint
     * @param runs whether it has the match, in an epoch below what was promised; otherwise it asks whether to go on there
     * @param asks the epoch it wants signed; 0 while nobody is asked to sign
     */
    public record Seen(ByteString host, boolean runs, int asks) {}

    /** What is said to one host. */
    public enum Kind {
        /** Nothing; what was said before is taken back, if it bound nobody. */
        NOTHING,
        /** Nothing new; what was said before stays. */
        WAIT,
        /** That it would agree from this epoch on, which binds nobody. */
        WOULD,
        /** It signs this epoch. */
        SIGN
    }

    /**
     * What is said to one host.
     *
     * @param epoch in which; 0 where nothing is said
     */
    public record Word(Kind kind, int epoch) {
        private static final Word NOTHING = new Word(Kind.NOTHING, 0);
        private static final Word WAIT = new Word(Kind.WAIT, 0);
    }

    /**
     * What is said to each, in their order: a running host is told the promise that keeps this program from it, whether its person
     * has agreed to anything or not; those that gather are told that it would agree, when the person does; and the first that asks for
     * a signature gets it.
     *
     * @param resting whether less than {@link #REST} has passed since something was signed
     * @param agreed whether the person agrees to go on without the host
     * @param seen those that are there, in the order of the seats
     */
    public static List<Word> words(Bond bond, boolean resting, boolean agreed, List<Seen> seen) {
        List<Word> words = new ArrayList<>();
        boolean free = !resting;
        for (Seen each : seen) {
            Word word = each.runs() || agreed ? word(bond, free, each) : Word.NOTHING;
            free &= word.kind() != Kind.SIGN;
            words.add(word);
        }
        return words;
    }

    private static Word word(Bond bond, boolean free, Seen seen) {
        int least = bond.nextEpoch(seen.host());
        Claim claim = new Claim(seen.asks(), false, seen.host());
        boolean again = claim.equals(bond.promised());
        if (SuccessionRules.isSigned(seen.asks(), least) && bond.maySign(claim)) {
            return free || again ? new Word(Kind.SIGN, seen.asks()) : Word.WAIT;
        }
        // whoever may sign nothing for now is not counted on, except where its signature is wanted
        return free || seen.runs() || bond.isPromisedTo(seen.host()) ? new Word(Kind.WOULD, least) : Word.WAIT;
    }
}
