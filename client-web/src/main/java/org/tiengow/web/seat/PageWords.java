package org.tiengow.web.seat;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.json.ScreenJson;
import org.tiengow.presentation.sheet.QrCode;
import org.tiengow.presentation.words.Head;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;
import org.tiengow.web.door.Browser;

/**
 * What one connection is told: each screen once, numbered, and with it what the page has to know besides and does not know yet:
 * its own words, what it is to keep, the version of its files.
 */
final class PageWords {
    /** What all keys of the page's own words begin with. */
    private static final String OWN = "page.";

    /** The page's own words in each language: every page is told them as it opens. */
    private static final Map<Language, JsonObject> PAGES_OWN = new ConcurrentHashMap<>();

    private final Browser.Line line;
    private final String version;
    private JsonElement toKeep = JsonNull.INSTANCE;
    private JsonElement kept = JsonNull.INSTANCE;
    private @Nullable QrCode invitation;
    private @Nullable Language language;
    private String last = ""; // as text, which takes a tenth of the room
    private long number;

    PageWords(Browser.Line line, String version) {
        this.line = line;
        this.version = version;
    }

    /** What the browser is to keep from now on; null in JSON: nothing. */
    void keep(JsonElement key) {
        toKeep = key;
    }

    /** What the browser keeps already. */
    void keeps(JsonElement key) {
        kept = key;
    }

    /** How others come to this door, told once: a picture for a big screen. */
    void invite(QrCode picture) {
        invitation = picture;
    }

    /** Tells a screen, unless it is the last one. */
    void tell(JsonObject screen, Language spoken) {
        boolean fresh = !spoken.equals(language) || !toKeep.equals(kept);
        String text = screen.toString();
        if (!fresh && text.equals(last)) {
            return;
        }
        last = text;
        JsonObject message = new JsonObject();
        message.addProperty("n", ++number);
        message.addProperty("now", ScreenJson.now());
        if (!toKeep.equals(kept)) {
            message.add("keep", toKeep);
            kept = toKeep;
        }
        if (!spoken.equals(language)) {
            message.add("words", PAGES_OWN.computeIfAbsent(spoken, PageWords::pagesOwn));
            message.addProperty("language", spoken.tag());
        }
        if (number == 1 && !version.isEmpty()) {
            message.addProperty("version", version);
        }
        if (number == 1 && invitation != null) {
            message.add("qr", ScreenJson.part(invitation));
        }
        language = spoken;
        String whole = joined(message.toString(), text);
        if (fresh) {
            line.insist(whole);
        } else {
            line.tell(whole);
        }
    }

    private static JsonObject pagesOwn(Language language) {
        JsonObject words = new JsonObject();
        Words.of(language.locale()).on(Head.TOUCH).all(OWN).forEach(words::addProperty);
        return words;
    }

    /** The members of both objects, of which neither is empty, as one. */
    private static String joined(String first, String second) {
        return first.substring(0, first.length() - 1) + "," + second.substring(1);
    }
}
