package org.tiengow.presentation.moment;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.moment.Achievement.Kind;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.SetShape;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.Words;

/**
 * The achievement in the latest finished trick, in words. It reveals face-up tiles only.
 *
 * @param people the people at the table
 * @param view the round
 */
public record AchievementWords(People people, SeatView view) {
    /**
     * Returns the achievement in the latest trick, if any.
     *
     * @param log the events of the round so far
     */
    public Optional<Achievement> achievement(List<SeatEvent> log) {
        if (view.tricks().isEmpty()) {
            return Optional.empty();
        }
        SeenTrick trick = view.tricks().get(view.tricks().size() - 1);
        Map<Kind, String> titles = titles(trick);
        return titles.entrySet().stream()
                .findFirst()
                .map(first -> new Achievement(
                        first.getKey(),
                        trick.winner(),
                        titles.values().stream()
                                .reduce((one, other) -> words().get("settle.dot", one, other))
                                .orElse(first.getValue()),
                        figure(log, trick.winner())));
    }

    private Map<Kind, String> titles(SeenTrick trick) {
        Map<Kind, String> titles = new EnumMap<>(Kind.class);
        TileNames names = new TileNames(words());
        TileSet led = trick.plays().get(0).tiles();
        TileSet winning = trick.winning();
        boolean capture = view.result() != null && trick.isCapture(view.rules());
        if (capture || isCivilSupreme(led) && !led.equals(winning)) {
            titles.put(Kind.CAPTURE, words().get("achievement.CAPTURE", names.name(led)));
        }
        if (isSupreme(led, winning)) {
            titles.put(Kind.SUPREME, names.name(winning));
        }
        if (SetShape.of(winning).equals(Optional.of(SetShape.QUARTET))) {
            titles.put(Kind.QUARTET, words().get("achievement.QUARTET", names.name(winning)));
        }
        int all = view.stacks().stream().mapToInt(Integer::intValue).sum();
        if (view.result() != null && view.stacks().get(trick.winner()) == all) {
            titles.put(Kind.ALL_STACKS, words().get("achievement.ALL_STACKS", all));
        }
        return titles;
    }

    private boolean isSupreme(TileSet led, TileSet winning) {
        return isCivilSupreme(led) && led.equals(winning)
                || SetShape.of(winning).equals(Optional.of(SetShape.SUPREME));
    }

    private boolean isCivilSupreme(TileSet led) {
        return view.rules().isOn(Parameter.CIVIL_SUPREME) && led.size() == 2 && led.count(TileKind.MALLET_SIX) == 2;
    }

    /** Returns the factor on the result of the round, or else the bonus paid for the trick. */
    private String figure(List<SeatEvent> log, int winner) {
        RoundResult result = view.result();
        int bonus = bonus(log, winner);
        if (result == null) {
            return bonus > 0 ? Words.signed(bonus) : "";
        }
        int capture =
                result.payments().stream().mapToInt(Payment::capture).max().orElse(1);
        int times = result.declared() == Seats.NONE ? result.factor() * capture : 1;
        return times > 1 ? Words.times(times) : bonus > 0 ? Words.signed(bonus) : "";
    }

    /** Returns the chips paid to a seat by other seats during the latest finished trick, or just after it. */
    private static int bonus(List<SeatEvent> log, int seat) {
        int finished = 0;
        int sum = 0;
        boolean over = false;
        for (SeatEvent event : log) {
            if (event instanceof SeatEvent.Played && over) {
                finished = sum;
                sum = 0;
                over = false;
            } else if (event instanceof SeatEvent.TrickWon) {
                over = true;
            } else if (event instanceof SeatEvent.Paid paid && paid.payment().to() == seat) {
                sum += paid.payment().from() == Seats.BANK ? 0 : paid.payment().chips();
            }
        }
        return over ? sum : finished;
    }

    private Words words() {
        return people.words();
    }
}
