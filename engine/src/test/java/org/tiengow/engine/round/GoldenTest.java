package org.tiengow.engine.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.Seats;

/**
 * Matches of three rounds as a person can read them, one a rule set. A change of the rules shows as a difference in these files:
 * {@code mvn -pl engine test -Dtest=GoldenTest -Dgolden.update=true} writes them anew.
 */
class GoldenTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
    private static final int ROUNDS = 3;

    @ParameterizedTest
    @CsvSource({
        "pagat, 4, 11", "pagat-hk, 4, 12", "lai, 4, 13", "lai-civil, 4, 14", "basic, 4, 15", "basic-rising, 4, 16",
        "classic, 4, 17", "online, 4, 18", "ming, 4, 19", "ming, 3, 20", "ming, 2, 21", "wong, 4, 22"
    })
    void matchGoesAsWrittenDown(String id, int players, long seed) throws IOException {
        String told = tell(id, players, new Random(seed));
        Path file = FOLDER.resolve(id + "-" + players + ".txt");
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, told);
        }
        assertThat(told).as(file.toString()).isEqualTo(Files.readString(file));
    }

    private static String tell(String id, int players, Random random) {
        StringBuilder text = new StringBuilder(id + ", " + players + " players\n");
        Match match = Match.begin(RuleSets.get(id), players, random.nextInt(players));
        for (int i = 0; i < ROUNDS; i++) {
            Round round = Round.begin(match.next(), Deal.shuffled(players, random::nextInt));
            match = match.after(tell(round, random, text));
        }
        return text.append("\nplaces " + match.places() + "\n").toString();
    }

    private static RoundResult tell(Round begun, Random random, StringBuilder text) {
        RoundSetup setup = begun.setup();
        text.append("\nround " + setup.round() + ": banker " + setup.banker() + ", term " + setup.term() + ", wins "
                + setup.wins() + ", rate " + begun.viewFor(0).rate() + ", step " + setup.step() + "\n");
        for (int seat = 0; seat < setup.players(); seat++) {
            text.append("  seat " + seat + "   " + begun.deal().hands().get(seat) + "\n");
        }
        text.append(setup.players() < 4 ? "  nobody   " + begun.deal().leftOver() + "\n" : "");
        Round round = begun;
        while (round.phase() != Phase.SETTLED) {
            int seat = Rounds.asked(round).get(0);
            Play play = chosen(LegalPlays.of(round.viewFor(seat)), random);
            boolean lead = round.table().isEmpty();
            Outcome.Accepted accepted = Rounds.play(round, seat, play);
            accepted.events().forEach(event -> text.append(line(event, lead)));
            round = accepted.next();
        }
        return round.result().orElseThrow();
    }

    /** Shows a set two times of three when it can. */
    private static Play chosen(LegalPlays legal, Random random) {
        List<Play> shown =
                legal.plays().stream().filter(play -> !play.isForfeit()).toList();
        boolean show = !shown.isEmpty() && random.nextInt(3) > 0;
        List<Play> from = show ? shown : legal.plays();
        return from.get(random.nextInt(from.size()));
    }

    private static String line(RoundEvent event, boolean lead) {
        if (event instanceof RoundEvent.Played played) {
            LaidPlay play = played.play();
            String how = play.faceDown() ? "forfeits" : lead ? "leads   " : "beats   ";
            return "    " + play.seat() + " " + how + " " + play.tiles() + "\n";
        }
        if (event instanceof RoundEvent.TrickWon won) {
            return "  seat " + won.winner() + " takes " + won.stacks() + "\n";
        }
        if (event instanceof RoundEvent.Paid paid) {
            return "  " + line(paid.payment());
        }
        if (event instanceof RoundEvent.Declared declared) {
            return "  seat " + declared.seat() + " declares one red dot: " + declared.hand() + "\n";
        }
        return event instanceof RoundEvent.Settled settled ? lines(settled.result()) : "";
    }

    private static String lines(RoundResult result) {
        String factors = result.factors().stream()
                .map(factor -> ", " + factor.reason() + " ×" + factor.times())
                .collect(Collectors.joining());
        String unbeatable = result.unbeatableLead() ? ", the first lead was unbeatable" : "";
        String payments = result.payments().stream()
                .filter(payment -> payment.reason().isOfSettlement())
                .map(payment -> "  " + line(payment))
                .collect(Collectors.joining());
        return "  winner seat " + result.winner() + ", stacks " + result.stacks() + factors + unbeatable + "\n"
                + payments + "  change " + result.change() + "\n  chips  " + result.chips() + "\n";
    }

    private static String line(Payment payment) {
        String payer = payment.from() == Seats.BANK ? "the bank" : "seat " + payment.from();
        String debtor = payment.owedBy() == payment.from() ? "" : " for seat " + payment.owedBy();
        return payer + " pays seat " + payment.to() + debtor + " " + payment.chips() + ": " + payment.reason() + " "
                + payment.base() + " × " + payment.rate() + " × " + payment.factor() + " × " + payment.capture() + "\n";
    }
}
