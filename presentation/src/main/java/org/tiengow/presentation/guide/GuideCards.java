package org.tiengow.presentation.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.Suit;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.guide.GuideScreen.Button;
import org.tiengow.presentation.guide.GuideScreen.Card;
import org.tiengow.presentation.guide.GuideScreen.Choice;
import org.tiengow.presentation.guide.GuideScreen.Pointer;
import org.tiengow.presentation.rules.TileHelpModel;
import org.tiengow.presentation.rules.TileHelpScreen;
import org.tiengow.presentation.table.TableHand;
import org.tiengow.presentation.words.HandOrder;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.SetShape;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.Words;

/**
 * The content of the card of a moment.
 *
 * @param words the language
 * @param beat the moment
 * @param followed whether the player's last play was the one that the lesson suggested
 */
record GuideCards(Words words, GuideBeat beat, boolean followed) {
    private static final int HAND = 8;
    /** The number of cards after the round without those of the payments. */
    private static final int CLOSING_PAGES = 2;

    /**
     * Returns the card.
     *
     * @param waiting whether the lesson waits for the player; false while a play is under way
     * @param before whether there is an earlier card to return to
     */
    Card card(boolean waiting, boolean before) {
        List<Button> buttons = new ArrayList<>();
        if (waiting) {
            buttons.add(new Button(Choice.GO_ON, words.get("guide.goOn"), true));
        }
        if (waiting && before) {
            buttons.add(new Button(Choice.BACK, words.get("guide.back"), false));
        }
        return switch (beat.kind()) {
            case OPENING -> opening(buttons);
            case PLAY -> play(buttons);
            case TRICK -> trick(buttons);
            case DECISION -> card(words.get("table.sent"), List.of(), buttons, Pointer.NOTHING);
            case STACKS -> stacks(buttons);
            case PAYMENT -> {
                GuidePayment payment = new GuidePayment(people(), view(), beat.page());
                yield card(payment.title(), payment.lines(), buttons, at(payment.seats()));
            }
            case END -> end();
        };
    }

    /**
     * Returns the card of a decision.
     *
     * @param advice the suggested play
     * @param hand the hand with the tiles selected so far
     * @param trouble why the last attempt was refused; empty if it was not
     */
    Card decision(Play advice, TableHand hand, String trouble) {
        GuideAdvice says = new GuideAdvice(words, view(), advice);
        return new Card(
                place(),
                progress(),
                says.title(),
                List.of(says.reason()),
                List.of(),
                trouble,
                says.nextStep(hand),
                List.of(),
                Pointer.NOTHING);
    }

    /**
     * Explains why a button was refused while another play is suggested, and how to go on; empty if there is nothing to explain.
     *
     * @param shows whether the button was the one that plays face up
     */
    String trouble(Play advice, TableHand hand, String whyNot, boolean shows) {
        return new GuideAdvice(words, view(), advice).trouble(whyNot, shows, hand);
    }

    /** Returns a tile that was touched, in a sentence or two. */
    String touched(Tile tile) {
        TileHelpScreen help = new TileHelpModel(words, view(), false).screen(tile);
        return words.get("guide.touched", help.title(), words.join(help.rank(), help.goesWith()));
    }

    /** Returns the suggested play with its reason. */
    String hint(Play advice) {
        return new GuideAdvice(words, view(), advice).reason();
    }

    private Card opening(List<Button> buttons) {
        int page = beat.page() + 1;
        String key = "guide.open." + page + ".";
        SeatView view = view();
        List<String> lines = new ArrayList<>();
        Pointer pointer = Pointer.NOTHING;
        String title = words.get(key + "title");
        String nextStep = "";
        switch (page) {
            case 1 -> lines.addAll(List.of(words.get(key + "a", words.list(names(others()))), words.get(key + "b")));
            case 2 -> {
                lines.addAll(List.of(words.get(key + "a"), words.get(key + "b")));
                nextStep = words.get("guide.touch");
                pointer = new Pointer(view.hand(), List.of());
            }
            case 3 -> lines.addAll(List.of(words.get(key + "a"), words.get(key + "b")));
            case 4 -> {
                lines.add(words.get(key + "a"));
                pointer = new Pointer(of(Suit.CIVIL), List.of());
            }
            case 5 -> {
                title = words.get(key + "title", people().name(view.banker()));
                lines.add(words.get(key + "a", words.list(inSentence(after(view.banker())))));
                lines.add(words.get(key + "b"));
                pointer = at(List.of(view.banker()));
            }
            case 6 -> {
                lines.add(words.get(key + "a"));
                pointer = new Pointer(of(Suit.MILITARY), List.of());
            }
            default -> {
                lines.add(words.get(key + "a"));
                pointer = new Pointer(
                        HandOrder.groups(view).stream()
                                .filter(set -> set.size() > 1)
                                .reduce(TileSet.EMPTY, TileSet::plus),
                        List.of());
            }
        }
        return card(title, lines, buttons, pointer).withNextStep(nextStep);
    }

    private Card play(List<Button> buttons) {
        SeatView view = view();
        SeenPlay play = view.table().get(view.table().size() - 1);
        int seat = play.seat();
        Pointer pointer = people().isMe(seat) ? Pointer.NOTHING : at(List.of(seat));
        List<String> lines = new ArrayList<>();
        String name = people().name(seat);
        String title;
        if (play.faceDown()) {
            title = people().sentence("guide.forfeit.title", seat, name, names().loose(play.count()));
            if (beat.first()) {
                lines.addAll(List.of(words.get("guide.forfeit.a"), words.get("guide.forfeit.b")));
            }
        } else if (view.table().size() == 1) {
            title = people().sentence("guide.lead.title", seat, name, names().inSentence(play.tiles()));
            if (!people().isMe(seat)) {
                lines.add(words.get("guide.lead.count", play.count()));
            }
            lines.addAll(new GuideRanks(words, view.rules()).rule(play.tiles()));
        } else {
            String set = names().inSentence(play.tiles());
            title = people().sentence("guide.beat.title", seat, name, set);
            if (beat.first()) {
                lines.add(words.get("guide.beat.a", Words.capital(set), names().inSentence(beaten(view.table()))));
            }
        }
        return card(title, lines, buttons, pointer);
    }

    private Card trick(List<Button> buttons) {
        List<SeenTrick> tricks = view().tricks();
        SeenTrick trick = tricks.get(tricks.size() - 1);
        int winner = trick.winner();
        boolean last = view().result() != null;
        List<String> lines = new ArrayList<>();
        GuideStory story = new GuideStory(words, view());
        lines.add(words.join(howItWasWon(trick), followed ? story.kept(trick) : story.outcome(trick)));
        if (last) {
            lines.add(words.get("guide.last.why"));
            if (trick.stacks() == 1 && !without().isEmpty()) {
                lines.add(words.get("guide.last.shut", Words.capital(words.list(inSentence(without())))));
            }
        } else {
            int now = view().stacks().get(winner);
            String stacks = beat.first() ? "guide.trick.stacks" : "guide.trick.more";
            lines.add(people().sentence(stacks, winner, trick.stacks(), now, people().name(winner)));
            whatFollows(winner, now == trick.stacks()).ifPresent(lines::add);
        }
        String title =
                people().sentence(last ? "guide.last.title" : "guide.trick.title", winner, people().name(winner));
        return card(title, lines, buttons, at(List.of(winner)));
    }

    private String howItWasWon(SeenTrick trick) {
        TileSet led = trick.plays().get(0).tiles();
        if (trick.leader() == trick.winner()) {
            return words.get("guide.trick.held", names().inSentence(led));
        }
        TileSet best = trick.plays().stream()
                .filter(play -> play.seat() == trick.winner())
                .findFirst()
                .map(SeenPlay::tiles)
                .orElse(TileSet.EMPTY);
        return words.get("guide.trick.beat", Words.capital(names().inSentence(best)), names().inSentence(led));
    }

    /** Returns what the trick means for the next ones; the rule who leads is told once. */
    private Optional<String> whatFollows(int winner, boolean firstStack) {
        if (view().tilesLeft().get(winner) == 1 && !without().isEmpty()) {
            return Optional.of(words.get("guide.trick.shut", words.list(inSentence(without()))));
        }
        if (people().isMe(winner) && firstStack) {
            return Optional.of(words.get("guide.trick.first", view().stacks().get(winner)));
        }
        return beat.first()
                ? Optional.of(people().sentence("guide.trick.leads", winner, people().name(winner)))
                : Optional.empty();
    }

    private Card stacks(List<Button> buttons) {
        List<String> each = IntStream.range(0, view().players())
                .mapToObj(i -> (view().seat() + i) % view().players())
                .map(seat -> words.get(
                        "guide.stacks.of", people().name(seat), view().stacks().get(seat)))
                .toList();
        List<String> lines = List.of(
                words.get("guide.stacks.a", words.list(each)),
                words.get("guide.stacks.b"),
                words.get("guide.stacks.c"));
        return card(
                words.get("guide.stacks.title"),
                lines,
                buttons,
                at(IntStream.range(0, view().players()).boxed().toList()));
    }

    private Card end() {
        var result = view().result();
        int winner = result == null ? view().seat() : result.winner();
        int change = result == null ? 0 : result.change().get(view().seat());
        List<String> lines = List.of(
                words.join(
                        people().sentence("guide.end.winner", winner, people().name(winner)),
                        words.get("guide.end.change", Words.signed(change))),
                people().sentence("guide.end.next", winner, people().name(winner)));
        List<Button> buttons = List.of(
                new Button(Choice.PRACTISE, words.get("start.practise"), true),
                new Button(Choice.AGAIN, words.get("guide.again"), false),
                new Button(Choice.RULES, words.get("start.rules"), false),
                new Button(Choice.LEAVE, words.get("guide.toStart"), false));
        return card(words.get("guide.end.title"), lines, buttons, Pointer.NOTHING);
    }

    private Card card(String title, List<String> lines, List<Button> buttons, Pointer pointer) {
        return new Card(place(), progress(), title, lines, pictures(), "", "", buttons, pointer);
    }

    private String place() {
        return switch (beat.kind()) {
            case OPENING ->
                beat.isBeforeRound()
                        ? words.get("guide.place.begin", beat.page() + 1, GuideBeat.OPENING_PAGES)
                        : trickPlace(0);
            case PLAY, DECISION -> trickPlace(1);
            case TRICK -> trickPlace(0);
            case STACKS, PAYMENT, END -> words.get("guide.place.end", closingPage() + 1, closingPages());
        };
    }

    private double progress() {
        return switch (beat.kind()) {
            case OPENING -> beat.isBeforeRound() ? (beat.page() + 1.0) / GuideBeat.OPENING_PAGES : played();
            case PLAY, DECISION, TRICK -> played();
            case STACKS, PAYMENT, END -> (closingPage() + 1.0) / closingPages();
        };
    }

    private String trickPlace(int more) {
        return words.get(
                "guide.place.trick",
                view().tricks().size() + more,
                view().hand().size());
    }

    private double played() {
        return (double) (HAND - view().hand().size()) / HAND;
    }

    private int closingPage() {
        return switch (beat.kind()) {
            case PAYMENT -> 1 + beat.page();
            case END -> closingPages() - 1;
            case OPENING, PLAY, DECISION, TRICK, STACKS -> 0;
        };
    }

    private int closingPages() {
        var result = view().result();
        return CLOSING_PAGES + (result == null ? 0 : result.payments().size());
    }

    /** Returns the best set before the last play of a trick. */
    private static TileSet beaten(List<SeenPlay> plays) {
        TileSet best = TileSet.EMPTY;
        for (SeenPlay play : plays.subList(0, plays.size() - 1)) {
            best = play.faceDown() ? best : play.tiles();
        }
        return best;
    }

    private List<Integer> without() {
        return IntStream.range(0, view().players())
                .filter(seat -> view().stacks().get(seat) == 0)
                .boxed()
                .toList();
    }

    private List<Integer> others() {
        return after(view().seat());
    }

    /** Returns all other seats, in playing order. */
    private List<Integer> after(int seat) {
        return IntStream.range(1, view().players())
                .mapToObj(i -> (seat + i) % view().players())
                .toList();
    }

    private List<String> names(List<Integer> seats) {
        return seats.stream().map(people()::name).toList();
    }

    private List<String> inSentence(List<Integer> seats) {
        return seats.stream().map(people()::inSentence).toList();
    }

    private TileSet of(Suit suit) {
        return TileSet.of(SetShape.suit(view().hand(), suit));
    }

    /** Returns each suit from high to low, and the pairs of both, because a beginner does not know their names yet. */
    private List<TileSet> pictures() {
        if (beat.kind() != GuideBeat.Kind.OPENING) {
            return List.of();
        }
        return switch (beat.page() + 1) {
            case 4 -> sets("66", "11", "44", "31", "55", "33", "22", "65", "64", "61", "51");
            case 6 -> sets("63 54", "62 53", "52 43", "42", "41 32", "21");
            case 7 -> sets("66 63", "11 62", "44 52", "31 41", "42 21");
            default -> List.of();
        };
    }

    private static List<TileSet> sets(String... written) {
        return Stream.of(written).map(TileNotation::read).toList();
    }

    private static Pointer at(List<Integer> seats) {
        return new Pointer(TileSet.EMPTY, seats);
    }

    private SeatView view() {
        return beat.view();
    }

    private People people() {
        return People.of(words, beat.table());
    }

    private TileNames names() {
        return new TileNames(words);
    }
}
