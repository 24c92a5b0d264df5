package org.tiengow.presentation.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.table.TurnClock;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.Scoring;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.presentation.face.Bubble;
import org.tiengow.presentation.table.ShownSeat.Banker;
import org.tiengow.presentation.table.ShownSeat.Countdown;
import org.tiengow.presentation.table.ShownSeat.Counted;
import org.tiengow.presentation.table.ShownSeat.Presence;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/**
 * The name plates of the seats.
 *
 * @param scene the table
 */
public record SeatPlates(Scene scene) {
    private static final int MOST_ON_DICE = 12;

    /** Returns the plates, the user's own first, then in the playing order of round 1. */
    public List<ShownSeat> seats() {
        int players = scene.view().players();
        int first = Math.max(0, scene.table().mySeat());
        List<ShownSeat> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            seats.add(plate((first + i) % players));
        }
        return seats;
    }

    private ShownSeat plate(int number) {
        SeatState seat = scene.seat(number);
        boolean lost = isLost(seat);
        boolean onTurn = scene.view().turn() == number;
        String name = scene.people().name(number);
        int chips = hasPlayed(seat)
                ? scene.view().chips().get(number)
                : scene.table().rules().set().number(Parameter.START_CHIPS);
        Caption caption = caption(seat, chips);
        return new ShownSeat(
                number,
                scene.people().colour(number),
                name,
                People.initial(seat.name().isEmpty() ? name : People.name(words(), seat)),
                seat.face(),
                seat.holder() == Holder.BOT ? level(words(), seat.level()) : "",
                seat.holder() == Holder.BOT,
                seat.botPlays(),
                seat.throughPage(),
                caption.words(),
                caption.figure(),
                chips,
                lost ? Presence.LOST : isReady(seat) ? Presence.READY : Presence.PRESENT,
                onTurn,
                lost ? grace(seat) : time(number),
                counted("table.tiles", scene.view().tilesLeft().get(number)),
                counted("table.stacks", scene.view().stacks().get(number)),
                banker(number),
                spoken(number, name, chips),
                Bubble.at(scene.people(), scene.state(), number).orElse(null),
                null);
    }

    /** Checks whether the holder of a seat has played the match there; once it is over, somebody else may have taken the seat. */
    private boolean hasPlayed(SeatState seat) {
        return seat.isFree()
                || scene.people()
                        .names()
                        .get(seat.seat())
                        .equals(scene.players().names().get(seat.seat()));
    }

    /** Returns the name of a level of bots. */
    public static String level(Words words, String level) {
        String key = "lobby.level." + level;
        return words.has(key) ? words.get(key) : level;
    }

    /** Returns the name of a level with its article, for use before the word for a bot: "an easy". */
    public static String aLevel(Words words, String level) {
        String key = "lobby.level.a." + level;
        return words.has(key) ? words.get(key) : words.get("lobby.level.another", level);
    }

    /** Returns how bots of a level play, in a few words; empty for a level that this program does not know. */
    public static String aboutLevel(Words words, String level) {
        String key = "lobby.level.about." + level;
        return words.has(key) ? words.get(key) : "";
    }

    private Caption caption(SeatState seat, int chips) {
        if (isLost(seat)) {
            return new Caption(words().get(seat.throughPage() ? "table.asleep" : "table.lost"), "");
        }
        if (seat.botPlays()) {
            return new Caption(words().get("table.botPlays"), Words.signed(chips));
        }
        if (isReady(seat)) {
            return new Caption(words().get("table.ready"), "");
        }
        if (!seat.left().isEmpty()) {
            return new Caption(words().get("table.left", seat.left()), Words.signed(chips));
        }
        return new Caption(words().get("table.chipsWord"), Words.signed(chips));
    }

    /** Checks whether the seat's player is lost and no bot plays for it yet. */
    private static boolean isLost(SeatState seat) {
        return seat.presence() == org.tiengow.client.session.table.Presence.LOST && !seat.botPlays();
    }

    private record Caption(String words, String figure) {}

    private boolean isReady(SeatState seat) {
        return scene.table().stage() == TableStage.BETWEEN_ROUNDS && seat.holder() == Holder.PERSON && seat.ready();
    }

    private @Nullable Countdown time(int seat) {
        TurnClock clock = scene.table().turn().clock();
        boolean runs = clock != null && (clock.seat() == seat || clock.seat() == Seats.NONE);
        return runs && clock != null ? new Countdown(clock.total().toMillis(), clock.ends()) : null;
    }

    private @Nullable Countdown grace(SeatState seat) {
        Deadline ends = seat.graceEnds();
        long total = scene.table().options().graceSeconds() * 1000L;
        return ends == null || scene.table().isPaused() ? null : new Countdown(total, ends);
    }

    private Counted counted(String key, int count) {
        return new Counted(count, words().get(key, count));
    }

    private @Nullable Banker banker(int seat) {
        if (seat != scene.view().banker()) {
            return null;
        }
        boolean rated = scene.view().rules().scoring() == Scoring.STACKS;
        int rate = scene.view().rate();
        int otherwise = scene.view().rateOtherwise();
        String banker = words().get("table.banker");
        if (!rated) {
            return new Banker(banker, 0, "", "");
        }
        return rate == otherwise
                ? new Banker(banker, Math.min(MOST_ON_DICE, rate), Words.times(rate), "")
                : new Banker(
                        banker,
                        0,
                        Words.times(rate) + "/" + Words.times(otherwise),
                        scene.people()
                                .sentence("log.rates", seat, scene.people().name(seat), rate, otherwise));
    }

    private String spoken(int seat, String name, int chips) {
        SeatView view = scene.view();
        int banker = seat != view.banker() ? 0 : view.rate() == view.rateOtherwise() ? 1 : 2;
        return words().get(
                        "seat.spoken",
                        name,
                        banker,
                        view.rate(),
                        view.tilesLeft().get(seat),
                        view.stacks().get(seat),
                        Words.signed(chips),
                        view.rateOtherwise());
    }

    private Words words() {
        return scene.words();
    }
}
