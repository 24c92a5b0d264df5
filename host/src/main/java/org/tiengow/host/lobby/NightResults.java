package org.tiengow.host.lobby;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.FinishedMatch;

/** The results of the night: the finished matches that any of the tables knows, and the value of a chip with which people settle up. */
final class NightResults {
    private final List<TableRoom> rooms;
    private String chip = "";

    NightResults(List<TableRoom> rooms) {
        this.rooms = rooms;
    }

    /** Begins with the value of a chip; empty for none. */
    void begin(String value) {
        chip = value;
    }

    /** Returns the value of a chip, such as "0.50 HKD"; empty for none. */
    String chip() {
        return chip;
    }

    /** Sets the value of a chip; a blank text removes it. */
    Reply setChipValue(String typed, NightServices services) {
        Optional<String> value = typed.isBlank() ? Optional.of("") : services.chipValue(typed);
        chip = value.orElse(chip);
        return value.isPresent() ? Reply.GRANTED : HostRefusal.BAD_OPTION.about("chip");
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
