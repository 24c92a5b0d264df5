package org.tiengow.presentation.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.moment.AchievementWords;
import org.tiengow.presentation.table.TableTrick.LastTrick;
import org.tiengow.presentation.table.TableTrick.PlayState;
import org.tiengow.presentation.table.TableTrick.TablePlay;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.SetShape;
import org.tiengow.presentation.words.Words;

/**
 * The trick in the middle of the table, in words.
 *
 * @param scene the table
 */
public record TrickWords(Scene scene) {
    public TableTrick trick() {
        int finished = scene.view().tricks().size();
        boolean playing = scene.view().phase() == Phase.PLAYING;
        return new TableTrick(
                playing ? finished + 1 : finished,
                plays(scene.view().table(), scene.view().best(), false),
                playing && scene.isLead() ? whoLeads() : "",
                playing && scene.isLead() ? scene.view().turn() : -1,
                last());
    }

    private String whoLeads() {
        int turn = scene.view().turn();
        return scene.people().isMe(turn)
                ? words().get("table.yourLead")
                : words().get("table.otherLead", scene.people().name(turn));
    }

    private @Nullable LastTrick last() {
        List<SeenTrick> tricks = scene.view().tricks();
        if (tricks.isEmpty()) {
            return null;
        }
        SeenTrick last = tricks.get(tricks.size() - 1);
        int best = 0;
        for (int i = 0; i < last.plays().size(); i++) {
            if (last.plays().get(i).seat() == last.winner()) {
                best = i;
            }
        }
        return new LastTrick(
                tricks.size(),
                plays(last.plays(), best, true),
                last.winner(),
                outcome(last),
                new AchievementWords(scene.people(), scene.view())
                        .achievement(scene.table().log())
                        .orElse(null));
    }

    /** Returns the winner of a finished trick, in a sentence. */
    String outcome(SeenTrick trick) {
        People people = scene.people();
        int winner = trick.winner();
        return people.sentence(
                "log.takes", winner, people.name(winner), trick.plays().get(0).count());
    }

    private List<TablePlay> plays(List<SeenPlay> plays, int best, boolean over) {
        List<TablePlay> shown = new ArrayList<>();
        for (int i = 0; i < plays.size(); i++) {
            shown.add(play(plays.get(i), i == 0, i == best, over));
        }
        return shown;
    }

    private TablePlay play(SeenPlay play, boolean lead, boolean best, boolean over) {
        String who = scene.people().name(play.seat());
        int colour = scene.people().colour(play.seat());
        if (play.faceDown()) {
            String label = words().get("table.label.forfeited", play.count());
            String title = words().get("table.owned", who, label);
            String spoken = spoken(play, "log.forfeit", words().get("tile.faceDown", play.count()));
            return new TablePlay(
                    play.seat(),
                    who,
                    colour,
                    PlayState.FORFEITED,
                    play.count(),
                    TileSet.EMPTY,
                    title,
                    "",
                    title,
                    label,
                    spoken);
        }
        String name = scene.names().name(play.tiles());
        String spoken = spoken(play, lead ? "log.lead" : "log.beat", name);
        if (best) {
            String title = over ? Words.capital(name) : words().get("table.toBeat", name);
            String detail = over ? who : words().get("table.toBeat.who", who, shape(play.tiles()));
            String compact = words().get("table.toBeat.compact", title, who);
            return new TablePlay(
                    play.seat(),
                    who,
                    colour,
                    PlayState.BEST,
                    play.count(),
                    play.tiles(),
                    title,
                    detail,
                    compact,
                    "",
                    spoken);
        }
        String label = words().get(lead ? "table.label.led" : "table.beaten");
        String title = words().get("table.owned", who, label);
        return new TablePlay(
                play.seat(),
                who,
                colour,
                PlayState.BEATEN,
                play.count(),
                play.tiles(),
                title,
                "",
                title,
                label,
                spoken);
    }

    private String spoken(SeenPlay play, String key, String tiles) {
        String what = scene.people().sentence(key, play.seat());
        return scene.people().name(play.seat()) + " " + what + " " + tiles;
    }

    private String shape(TileSet tiles) {
        return SetShape.of(tiles).map(scene.names()::shape).orElse("");
    }

    private Words words() {
        return scene.words();
    }
}
