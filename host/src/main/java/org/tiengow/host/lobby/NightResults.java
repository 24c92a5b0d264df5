package org.tiengow.host.lobby;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tiengow.protocol.wire.FinishedMatch;

/** The results of the night: the finished matches that any of the tables knows. */
final class NightResults {
    private final List<TableRoom> rooms;

    NightResults(List<TableRoom> rooms) {
        this.rooms = rooms;
    }

    /** Returns the matches, each once. */
    List<FinishedMatch> matches() {
        Map<String, FinishedMatch> all = new LinkedHashMap<>();
        rooms.forEach(room -> room.finished().forEach(match -> all.putIfAbsent(match.getMatch(), match)));
        return List.copyOf(all.values());
    }

    /** Tells each table the matches of the others, so that each knows those of the night. */
    void share() {
        if (rooms.size() > 1) {
            List<FinishedMatch> all = matches();
            rooms.forEach(room -> room.tell(table -> table.reseating().learns(all)));
        }
    }
}
