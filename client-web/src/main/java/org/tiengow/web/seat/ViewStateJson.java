package org.tiengow.web.seat;

import com.google.gson.JsonObject;
import org.tiengow.presentation.flow.ViewState;
import org.tiengow.presentation.json.ScreenJson;

/** The JSON form of what a flow shows: {@code {"screen":"table","body":{…},"over":{"screen":"settlement",…}}}. */
final class ViewStateJson {
    private ViewStateJson() {}

    static JsonObject of(ViewState viewState) {
        JsonObject message = main(viewState.main());
        viewState.sheet().ifPresent(sheet -> message.add("over", over(sheet)));
        return message;
    }

    /** Removes the chat, which is not for a whole room to read. */
    static void hush(JsonObject message) {
        JsonObject body = message.getAsJsonObject("body");
        JsonObject side = body.has("side") ? body.getAsJsonObject("side") : body;
        side.remove("chat");
    }

    private static JsonObject main(ViewState.Whole main) {
        if (main instanceof ViewState.Lobby lobby) {
            return ScreenJson.of(lobby.screen());
        } else if (main instanceof ViewState.Round round) {
            JsonObject table = ScreenJson.of(round.screen());
            round.table().decision().ifPresent(decision -> table.addProperty("decision", decision.number()));
            return table;
        } else if (main instanceof ViewState.Lesson lesson) {
            JsonObject guide = lesson.guide().screen().map(ScreenJson::of).orElseGet(() -> words("onTheWay", ""));
            lesson.guide().decision().ifPresent(decision -> guide.addProperty("decision", decision.number()));
            return guide;
        } else if (main instanceof ViewState.OnTheWay way) {
            return words("onTheWay", way.words());
        }
        throw new IllegalArgumentException("Where nothing is shown any more there is nothing to say.");
    }

    private static JsonObject over(ViewState.Over sheet) {
        if (sheet instanceof ViewState.Settled settled) {
            return ScreenJson.of(settled.screen());
        } else if (sheet instanceof ViewState.Ended ended) {
            return ScreenJson.of(ended.screen());
        }
        return ScreenJson.of(((ViewState.Asked) sheet).screen());
    }

    static JsonObject words(String screen, String words) {
        JsonObject body = new JsonObject();
        body.addProperty("words", words);
        JsonObject message = new JsonObject();
        message.addProperty("screen", screen);
        message.add("body", body);
        return message;
    }
}
