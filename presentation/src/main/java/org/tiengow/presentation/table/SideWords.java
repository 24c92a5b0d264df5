package org.tiengow.presentation.table;

import java.util.List;
import org.tiengow.presentation.face.Bubble;
import org.tiengow.presentation.table.TableSide.ChatLine;
import org.tiengow.presentation.tracker.SeenTiles;
import org.tiengow.presentation.tracker.SeenWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Phrases;
import org.tiengow.presentation.words.Words;

/**
 * The panel beside the felt, in words.
 *
 * @param scene the table
 */
record SideWords(Scene scene) {
    TableSide side() {
        Words words = scene.words();
        People people = scene.people();
        List<ChatLine> chat = ChatLine.of(people, scene.state().chat());
        return new TableSide(
                words.get("log.tab"),
                new LogLines(scene.players()).of(scene.table().log(), scene.view()),
                words.get("log.chat"),
                chat,
                Math.max(0, chat.size() - scene.choices().chatRead()),
                words.get("lobby.chat.prompt"),
                Phrases.all(words),
                Bubble.offer(words, scene.state()),
                seen());
    }

    private SeenTiles seen() {
        SeenWords words = new SeenWords(scene.people(), scene.view());
        boolean allowed = scene.table().options().counting();
        return allowed && scene.choices().around().assistance().counting() ? words.counted() : words.quiet(allowed);
    }
}
