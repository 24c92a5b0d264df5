package org.tiengow.web.seat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.house.HouseRules;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TablePause;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.presentation.flow.Overlay;
import org.tiengow.presentation.flow.Scene;
import org.tiengow.presentation.flow.ViewState;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.guide.GuideScreen;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.replay.ReplayScreen;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Language;

/**
 * Whatever a browser does at a table, while the table goes on or jumps about, time passes and the host refuses: each act is done, passed
 * over, or refused with a sentence; and whatever is shown then can be told to a page.
 *
 * <pre>
 *   first byte   the rule set, times two: it is told in Chinese; times four: who watches
 *   second       where the table is
 *   then         0 to 191: an act of {@link #SHAPES}, and a byte for the value of each of its members
 *                192 to 207: so many bytes follow, times eight, which are what the browser says
 *                208 to 231: the table goes on so many steps, of which each is a play
 *                232 to 239: the table is somewhere else, by the byte that follows
 *                240 to 247: time passes, from a quarter of a second to half a minute
 *                248 to 255: what was asked last is refused, by the byte that follows
 * </pre>
 */
public final class ActsFuzz {
    private static final int ACTS = 192;
    private static final int TEXTS = 208;
    private static final int STEPS = 232;
    private static final int JUMPS = 240;
    private static final int TIMES = 248;
    private static final int LONGEST_SCREEN = 200_000;
    private static final Duration SHORTEST = Duration.ofMillis(250);
    private static final int MOST_PLAYS = 36;
    private static final long SEED = 14;
    private static final String[] HANDS = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };
    private static final PageThinking NOTHING_PUBLIC = new PageThinking();
    private static final List<String> RULES = RuleSets.ids();
    private static final List<RefusalReason> REASONS = List.of(RefusalReason.values());

    /** The members of each act that {@link PageActs} knows, and of some that only the page itself does. */
    private static final List<Map.Entry<String, List<String>>> SHAPES = List.of(
            Map.entry("select", List.of("decision", "tiles")),
            Map.entry("act", List.of("decision", "tiles", "kind", "sure")),
            Map.entry("act", List.of("decision", "kind")),
            Map.entry("keep", List.of()),
            Map.entry("tool", List.of("kind")),
            Map.entry("why", List.of()),
            Map.entry("seen", List.of()),
            Map.entry("dismiss", List.of()),
            Map.entry("say", List.of("words")),
            Map.entry("lobby", List.of("kind")),
            Map.entry("seat", List.of("seat", "kind", "level", "other")),
            Map.entry("colour", List.of("colour")),
            Map.entry("face", List.of("face")),
            Map.entry("react", List.of("kind")),
            Map.entry("settled", List.of("kind")),
            Map.entry("explain", List.of()),
            Map.entry("again", List.of()),
            Map.entry("seating", List.of()),
            Map.entry("to-lobby", List.of()),
            Map.entry("sheet", List.of("sheet", "id")),
            Map.entry("extra", List.of("kind")),
            Map.entry("tile", List.of("tile")),
            Map.entry("replay", List.of("moment")),
            Map.entry("replay", List.of("view")),
            Map.entry("replay", List.of("kind")),
            Map.entry("guide", List.of("kind")),
            Map.entry("touch", List.of("tile")),
            Map.entry("tv", List.of("table")),
            Map.entry("retry", List.of()),
            Map.entry("leave", List.of()),
            Map.entry("change", List.of("kind", "value")),
            Map.entry("nonsense", List.of("kind")),
            Map.entry("premove", List.of("held", "tiles", "plays", "forfeits")),
            Map.entry("take-back", List.of("question", "wish")));

    private static final List<String> KINDS = Stream.of(
                    TableScreen.ActKind.values(),
                    TableBar.ToolKind.values(),
                    LobbyScreen.ActKind.values(),
                    LobbyScreen.SeatActKind.values(),
                    LobbyScreen.ChangeKind.values(),
                    SettlementScreen.ChoiceKind.values(),
                    ReplayScreen.ControlKind.values(),
                    GuideScreen.Choice.values(),
                    Overlay.values(),
                    Reaction.values(),
                    SeatFace.values())
            .flatMap(Arrays::stream)
            .filter(kind -> kind != Overlay.ABOUT) // only the whole program has the texts of all licences
            .map(kind -> kind.name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .distinct()
            .toList();

    private static final List<JsonElement> ODD = Stream.of(
                    "null",
                    "-1",
                    "0",
                    "1",
                    "3",
                    "4",
                    "7",
                    "31",
                    "32",
                    "1e99",
                    "0.5",
                    "true",
                    "false",
                    "{}",
                    "[]",
                    "[[]]",
                    "[0,0]",
                    "[32]",
                    "\"\"",
                    "\"none\"",
                    "\"\\u0000\"",
                    "\"steady\"",
                    "\"Mei\"")
            .map(JsonParser::parseString)
            .toList();

    private static final List<List<SessionState>> PLAYED =
            RULES.stream().map(rules -> course(rules, Tables::state)).toList();
    private static final List<List<SessionState>> WATCHED =
            RULES.stream().map(rules -> course(rules, Tables::watched)).toList();

    private final List<SessionState> course;
    private final Scene scene;
    private final PageExtras extras;
    private final PageActs acts;
    private int step;
    private @Nullable ViewState viewState;
    private boolean hasOther = true;
    private JsonObject told = new JsonObject();

    private ActsFuzz(int first) {
        boolean watches = first / RULES.size() % 4 > 1;
        this.course = (watches ? WATCHED : PLAYED).get(first % RULES.size());
        PagePerson person = new PagePerson(
                first / RULES.size() % 2 == 0 ? Language.ENGLISH : Language.TRADITIONAL_CHINESE, HouseRules.NONE);
        this.scene = new Scene(new Wish(0, OptionalInt.empty(), watches ? Wish.Role.WATCH : Wish.Role.PLAY), person);
        this.extras = new PageExtras(scene.flow, person, NOTHING_PUBLIC, scene::later, () -> hasOther = true);
        scene.whenOpened = extras::open;
        this.acts = new PageActs(scene.flow, extras);
        person.whenChanged(() -> scene.later(scene.flow::refresh));
    }

    /** One run; called by the fuzzer, and by the ordinary tests with what the fuzzer has found. */
    public static void fuzzerTestOneInput(byte[] data) {
        if (data.length > 0) {
            new ActsFuzz(data[0] & 0xFF).heed(new Bytes(data));
        }
    }

    private void heed(Bytes bytes) {
        comeTo(bytes.next() % course.size());
        while (bytes.hasNext() && !isLeft()) {
            int next = bytes.next();
            if (next < ACTS) {
                say(act(SHAPES.get(next % SHAPES.size()), bytes).toString());
            } else if (next < TEXTS) {
                say(bytes.text((next - ACTS + 1) * 8));
            } else if (next < STEPS) {
                comeTo(Math.min(step + next - TEXTS + 1, course.size() - 1));
            } else if (next < JUMPS) {
                comeTo(bytes.next() % course.size());
            } else if (next < TIMES) {
                scene.waits(SHORTEST.multipliedBy(1L << (next - JUMPS)));
            } else {
                scene.refuses(REASONS.get(bytes.next() % REASONS.size()));
            }
        }
        if (!isLeft()) {
            told();
        }
    }

    private void comeTo(int at) {
        step = at;
        scene.knows(course.get(at));
    }

    private void say(String words) {
        try {
            acts.heed(PageAct.of(words));
        } catch (IllegalArgumentException refused) {
            if (refused.getMessage() == null || !refused.getMessage().endsWith(".")) {
                throw new AssertionError("no sentence says why not: " + words, refused);
            }
        }
        scene.waits(Duration.ZERO);
    }

    private boolean isLeft() {
        ViewState.Whole main = scene.last().main();
        return main instanceof ViewState.Left || main instanceof ViewState.StrangeKey;
    }

    /** What the page is told now, made where it is looked at. */
    private JsonObject told() {
        ViewState now = scene.last();
        if (now == viewState && !hasOther) {
            return told;
        }
        viewState = now;
        hasOther = false;
        told = ViewStateJson.of(now);
        extras.json().ifPresent(extra -> told.add("extra", extra));
        if (told.toString().length() > LONGEST_SCREEN) {
            throw new AssertionError("a screen of " + told.toString().length() + " characters");
        }
        return told;
    }

    private JsonObject act(Map.Entry<String, List<String>> shape, Bytes bytes) {
        JsonObject act = new JsonObject();
        act.addProperty("act", shape.getKey());
        for (String member : shape.getValue()) {
            JsonElement value = value(member, bytes);
            if (!value.isJsonNull()) {
                act.add(member, value);
            }
        }
        return act;
    }

    /** What the screen offers for a member where the byte is even, and whatever else where it is odd. */
    private JsonElement value(String member, Bytes bytes) {
        int choice = bytes.next();
        if (choice % 2 == 1) {
            return ODD.get(choice / 2 % ODD.size());
        }
        int half = choice / 2;
        return switch (member) {
            case "decision" -> decision();
            case "tiles" -> tiles(bytes.next());
            case "kind", "face" -> new JsonPrimitive(KINDS.get(half % KINDS.size()));
            case "sheet" -> sheet();
            case "id" -> id(half);
            case "value" -> change(half);
            case "words" -> new JsonPrimitive(bytes.text(half));
            case "held" -> new JsonPrimitive(half % 14);
            case "plays", "forfeits" -> new JsonPrimitive(half % 2 == 0);
            default -> new JsonPrimitive(half % 40);
        };
    }

    private JsonElement decision() {
        return told().has("decision") ? told().get("decision") : new JsonPrimitive(0);
    }

    /** Of the hand, by its bits. */
    private JsonArray tiles(int bits) {
        JsonArray tiles = new JsonArray();
        SeatView view = course.get(step).atTable().map(table -> table.view()).orElse(null);
        if (view != null) {
            List<Integer> hand = new ArrayList<>();
            view.hand().forEach(tile -> hand.add(tile.index()));
            for (int at = 0; at < hand.size(); at++) {
                if ((bits >> at & 1) == 1) {
                    tiles.add(hand.get(at));
                }
            }
        }
        return tiles;
    }

    /** One of the values that the lobby offers for any change; null where it offers none. */
    private JsonElement change(int which) {
        List<JsonElement> all = new ArrayList<>();
        JsonObject body = told().getAsJsonObject("body");
        if (body.has("rules") && body.get("rules").isJsonObject()) {
            body.getAsJsonObject("rules")
                    .getAsJsonArray("changes")
                    .forEach(change -> change.getAsJsonObject()
                            .getAsJsonArray("values")
                            .forEach(option -> all.add(option.getAsJsonObject().get("value"))));
        }
        return all.isEmpty() ? JsonNull.INSTANCE : all.get(which % all.size());
    }

    /** What the sheet that lies over everything is called by; null where none lies there. */
    private JsonElement sheet() {
        JsonObject body = over().has("body") ? over().getAsJsonObject("body") : new JsonObject();
        return body.has("name") ? body.get("name") : JsonNull.INSTANCE;
    }

    /** What one of the acts of that sheet is called by. */
    private JsonElement id(int which) {
        List<JsonElement> all = new ArrayList<>();
        ids(over(), all);
        return all.isEmpty() ? JsonNull.INSTANCE : all.get(which % all.size());
    }

    private JsonObject over() {
        String lies = told().has("extra") ? "extra" : "over";
        return told().has(lies) ? told().getAsJsonObject(lies) : new JsonObject();
    }

    private static void ids(JsonElement in, List<JsonElement> all) {
        if (in.isJsonArray()) {
            in.getAsJsonArray().forEach(each -> ids(each, all));
        } else if (in.isJsonObject()) {
            JsonObject object = in.getAsJsonObject();
            if (object.has("id")) {
                all.add(object.get("id"));
            }
            object.asMap().values().forEach(each -> ids(each, all));
        }
    }

    /** Without hints, which other threads think of: a table that gathers, a round play by play, its end, that of a match, an evening, a pause, and a host that is gone. */
    private static List<SessionState> course(String rules, Function<Tables, SessionState> eyes) {
        List<SessionState> course = new ArrayList<>();
        course.add(Tables.gathering(rules));
        for (int left = MOST_PLAYS; left >= 0; left--) {
            course.add(eyes.apply(Tables.byChance(rules, SEED, left).withoutHints()));
        }
        SessionState amid = course.get(MOST_PLAYS / 2);
        List<SeatState> seats = amid.atTable().orElseThrow().seats();
        course.add(Tables.with(amid, new TablePause(false, List.of(2), null), seats));
        course.add(Tables.with(amid, new TablePause(true, List.of(0, 2, 3), null), seats));
        course.add(amid.withFailoverQuestion(new FailoverQuestion(
                FailoverQuestion.Step.OFFERED, 3, List.of(), OptionalInt.of(3), 2, FailoverQuestion.Outlook.POSSIBLE)));
        course.add(Tables.over("lai", HANDS));
        course.add(Tables.night(Tables.over("lai", HANDS)));
        return course;
    }

    /** What comes, byte by byte; zeros at its end. */
    private static final class Bytes {
        private final byte[] data;
        private int at = 1;

        Bytes(byte[] data) {
            this.data = data;
        }

        boolean hasNext() {
            return at < data.length;
        }

        int next() {
            return hasNext() ? data[at++] & 0xFF : 0;
        }

        String text(int length) {
            int end = Math.min(data.length, at + length);
            String text = new String(data, at, end - at, StandardCharsets.UTF_8);
            at = end;
            return text;
        }
    }
}
