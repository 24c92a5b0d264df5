package org.tiengow.presentation.guide;

import java.util.List;
import java.util.Optional;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.TableHand;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.Words;

/**
 * The advice for one decision: the question, the play that the lesson suggests, and the reasons. It depends on the current view only, not
 * on how the round came to it.
 *
 * @param words the language
 * @param view the player's view
 * @param play the play that the lesson suggests
 */
record GuideAdvice(Words words, SeatView view, Play play) {
    private static final int FEW = 3;

    /** Returns the question. */
    String title() {
        if (view.table().isEmpty()) {
            return words.get("guide.decide.lead");
        }
        String best = names().inSentence(best());
        if (!mine().isEmpty()) {
            return words.get(play.isForfeit() ? "guide.decide.pass" : "guide.decide.follow", best);
        }
        return isShutOut() ? words.get("guide.decide.shut") : words.get("guide.decide.none", best);
    }

    /** Returns the suggested play with its reason; if the player cannot beat the set on the table, also what could. */
    String reason() {
        if (view.table().isEmpty()) {
            return words.join(words.get("hint.lead", named()), whyLead());
        }
        if (isShutOut()) {
            return words.get("guide.why.shut");
        }
        if (!play.isForfeit()) {
            return words.join(words.get("hint.beat", named()), whyBeat());
        }
        String forfeit = words.join(words.get("hint.forfeit", listed()), whyForfeit());
        return mine().isEmpty() ? words.join(ranks().higher(best()), forfeit) : forfeit;
    }

    /** Returns which keys to press next, or what to click. */
    String nextStep(TableHand hand) {
        List<HandTile> chosen = hand.tiles().stream().filter(HandTile::selected).toList();
        TileSet selected = tiles(chosen);
        String act = play.isForfeit() ? "forfeit" : "play";
        boolean wrong = !chosen.stream().allMatch(HandTile::hinted);
        boolean onTheWay = !wrong && chosen.size() < play.tiles().size();
        if (onTheWay || !isLegal(selected)) {
            List<String> keys = hand.tiles().stream()
                    .filter(tile -> tile.hinted() && (wrong || !tile.selected()))
                    .map(tile -> words.get("guide.key", tile.key()))
                    .toList();
            return words.get((wrong ? "guide.next.first." : "guide.next.select.") + act, words.list(keys), keys.size());
        }
        if (selected.sameKinds(play.tiles())) {
            return words.get("guide.next.now." + act);
        }
        boolean shows = LegalPlays.refusal(view, Play.faceUp(selected)).isEmpty();
        return words.get(shows ? "guide.next.other.play" : "guide.next.other.forfeit");
    }

    /** Explains why a button was refused and how to go on; empty if there is nothing to explain. */
    String trouble(String whyNot, boolean shows, TableHand hand) {
        List<HandTile> chosen = hand.tiles().stream().filter(HandTile::selected).toList();
        if (whyNot.isEmpty() || chosen.isEmpty()) {
            return whyNot;
        }
        boolean forfeit = LegalPlays.refusal(view, Play.forfeit(tiles(chosen))).isEmpty();
        return shows && play.isForfeit() && forfeit
                ? words.get("guide.trouble.forfeit")
                : words.join(whyNot, words.get("guide.trouble"));
    }

    private static TileSet tiles(List<HandTile> chosen) {
        return TileSet.of(chosen.stream().map(HandTile::tile).toList());
    }

    private boolean isLegal(TileSet tiles) {
        return LegalPlays.refusal(view, Play.faceUp(tiles)).isEmpty()
                || LegalPlays.refusal(view, Play.forfeit(tiles)).isEmpty();
    }

    private String whyLead() {
        int count = play.tiles().size();
        if (view.hand().size() == count) {
            return words.get("guide.why.lastLead");
        }
        List<String> beating = ranks().beating(play.tiles(), hidden());
        if (beating.isEmpty()) {
            return words.join(ranks().sure(play.tiles()), words.get("guide.why.takes", count));
        }
        if (beating.size() > FEW) {
            return words.get("guide.why.cheap");
        }
        String few = words.get("guide.why.few", words.list(beating));
        List<String> kept = ranks().beating(play.tiles(), view.hand().minus(play.tiles()));
        return kept.isEmpty() ? few : words.join(few, words.get("guide.why.kept"));
    }

    private String whyBeat() {
        if (view.hand().size() == play.tiles().size()) {
            return words.get("guide.why.last");
        }
        if (view.stacks().get(view.seat()) == 0) {
            return words.get("guide.why.first", play.tiles().size());
        }
        String takes = words.get("guide.why.takes", play.tiles().size());
        boolean end = view.table().size() == view.players() - 1;
        return end ? words.join(words.get("guide.why.end"), takes) : takes;
    }

    private String whyForfeit() {
        return mine().isEmpty()
                ? words.get("guide.why.least", play.tiles().size())
                : words.get("guide.why.keep", Words.capital(mine().get(0)));
    }

    /** Returns the sets of the hand that beat what lies on the table. */
    private List<String> mine() {
        return LegalPlays.of(view).plays().stream()
                .filter(each -> each.act() == Play.Act.FACE_UP)
                .map(each -> names().inSentence(each.tiles()))
                .toList();
    }

    private boolean isShutOut() {
        Optional<Refusal> refusal = LegalPlays.refusal(view, Play.faceUp(view.hand()));
        return refusal.map(why -> why.reason() == Refusal.Reason.SHUT_OUT).orElse(false);
    }

    /** Returns the tiles that the player has seen neither in their own hand nor on the table. */
    private TileSet hidden() {
        return TileSet.ALL.minus(view.seen());
    }

    private TileSet best() {
        return view.setToBeat().map(SeenPlay::tiles).orElse(TileSet.EMPTY);
    }

    private String named() {
        return names().inSentence(play.tiles());
    }

    private String listed() {
        return words.list(names().each(play.tiles()));
    }

    private GuideRanks ranks() {
        return new GuideRanks(words, view.rules());
    }

    private TileNames names() {
        return new TileNames(words);
    }
}
