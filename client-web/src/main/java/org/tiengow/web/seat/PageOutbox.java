package org.tiengow.web.seat;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.json.ScreenJson;
import org.tiengow.presentation.sheet.QrCode;
import org.tiengow.presentation.words.InputModality;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;
import org.tiengow.web.door.Browser;

/**
 * The outgoing messages of one connection. Each screen is sent once, with a number. A message also carries whatever the page lacks
 * so far: its own texts, the key to keep, the version of its files.
 */
final class PageOutbox {
    /** The prefix of the text keys that belong to the page itself. */
    private static final String OWN = "page.";

    /** The page's own texts per language, sent to every page when it opens. */
    private static final Map<Language, JsonObject> PAGES_OWN = new ConcurrentHashMap<>();

    private final Browser.Line line;
    private final String version;
    private JsonElement toKeep = JsonNull.INSTANCE;
    private JsonElement kept = JsonNull.INSTANCE;
    private @Nullable QrCode toInvite;
    private @Nullable Language language;
    private String last = ""; // as text, which needs a tenth of the memory
    private long number;

    PageOutbox(Browser.Line line, String version) {
        this.line = line;
        this.version = version;
    }

    /** Sets the key that the browser is to keep from now on; JSON null for none. */
    void keep(JsonElement key) {
        toKeep = key;
    }

    /** Notes the key that the browser keeps already. */
    void keeps(JsonElement key) {
        kept = key;
    }

    /** Sets the QR code for joining, which is sent with the next screen and then kept by the page. */
    void invite(QrCode picture) {
        toInvite = picture;
    }

    /** Sends a screen, unless it equals the last one. */
    void tell(JsonObject screen, Language spoken) {
        boolean fresh = !spoken.equals(language) || !toKeep.equals(kept) || toInvite != null;
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
            message.add("words", PAGES_OWN.computeIfAbsent(spoken, PageOutbox::pagesOwn));
            message.addProperty("language", spoken.tag());
        }
        if (number == 1 && !version.isEmpty()) {
            message.addProperty("version", version);
        }
        if (toInvite != null) {
            message.add("qr", ScreenJson.part(toInvite));
            toInvite = null;
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
        Words.of(language.locale()).on(InputModality.TOUCH).all(OWN).forEach(words::addProperty);
        return words;
    }

    /** Joins the members of two JSON objects, neither of which is empty. */
    private static String joined(String first, String second) {
        return first.substring(0, first.length() - 1) + "," + second.substring(1);
    }
}
