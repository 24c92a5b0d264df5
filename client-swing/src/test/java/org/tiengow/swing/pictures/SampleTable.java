package org.tiengow.swing.pictures;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.face.Bubble;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.presentation.table.ShownSeat.Banker;
import org.tiengow.presentation.table.ShownSeat.Countdown;
import org.tiengow.presentation.table.ShownSeat.Counted;
import org.tiengow.presentation.table.ShownSeat.Presence;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableBar.Tool;
import org.tiengow.presentation.table.TableBar.ToolKind;
import org.tiengow.presentation.table.TableHand;
import org.tiengow.presentation.table.TableHand.Group;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.Act;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.table.TableScreen.Question;
import org.tiengow.presentation.table.TableScreen.Reason;
import org.tiengow.presentation.table.TableScreen.Turn;
import org.tiengow.presentation.table.TableSide;
import org.tiengow.presentation.table.TableSide.ChatLine;
import org.tiengow.presentation.table.TableSide.LogKind;
import org.tiengow.presentation.table.TableSide.LogLine;
import org.tiengow.presentation.table.TableTrick;
import org.tiengow.presentation.table.TableTrick.LastTrick;
import org.tiengow.presentation.table.TableTrick.PlayState;
import org.tiengow.presentation.table.TableTrick.TablePlay;
import org.tiengow.presentation.words.TimedText;

/** Screens made by hand, as in the design's pictures. */
public final class SampleTable {
    private final boolean chinese;

    private SampleTable(boolean chinese) {
        this.chinese = chinese;
    }

    /** In English, with an illegal selection. */
    public static SampleTable english() {
        return new SampleTable(false);
    }

    /** In Chinese, with a legal selection. */
    public static SampleTable chinese() {
        return new SampleTable(true);
    }

    /** Four seats in mid-trick. */
    public TableScreen midTrick() {
        return screen(four(), hand(), trick(), null, null, null);
    }

    /** The same with what may lie over it. */
    public TableScreen asking() {
        Question question = new Question(
                say("Throw away a winning set?", "要墊掉贏牌嗎？"),
                say(
                        "Earth–eight beats Man–seven. If you forfeit it, it lies face down and wins nothing.",
                        "地八打得過人七。墊了就蓋着，贏不到甚麼。"),
                say("Don’t ask again", "不再詢問"),
                say("Forfeit", "墊牌"),
                say("Keep it", "留着"));
        return screen(
                four(),
                hand(),
                trick(),
                question,
                say("Only one play was legal, so it was made for you.", "只有一種出法，已代你出牌。"),
                new TableScreen.Banner(
                        TimedText.of(say("Connection lost. Trying to reconnect, 0:40 left.", "已斷線，正在重新連線，還有 0:40。")),
                        true,
                        List.of(
                                new TableScreen.Banner.Way(TableScreen.Banner.WayKind.RETRY, say("Try now", "馬上再試")),
                                new TableScreen.Banner.Way(TableScreen.Banner.WayKind.LEAVE, say("Leave", "離開")))));
    }

    /** A trick of four quartets: as wide as it gets. */
    public TableScreen wide() {
        List<TablePlay> plays = List.of(
                play(1, PlayState.BEATEN, "31 31 41 32", "Bo · led, beaten", ""),
                play(2, PlayState.BEST, "44 44 52 43", "To beat: Man–seven", "Mei, a quartet"),
                down(3, 4),
                down(0, 4));
        return screen(four(), hand(), new TableTrick(3, plays, "", -1, null), null, null, null);
    }

    /** The same before the viewer's four tiles lie there. */
    public TableScreen wideBefore() {
        TableScreen whole = wide();
        TableTrick trick = new TableTrick(3, whole.trick().plays().subList(0, 3), "", -1, null);
        return screen(four(), hand(), trick, null, null, null);
    }

    /** Pairs in all four places. */
    public TableScreen pairs() {
        List<TablePlay> plays = List.of(
                play(1, PlayState.BEATEN, "31 32", "Bo · led, beaten", ""),
                play(2, PlayState.BEATEN, "44 52", "Mei · beaten", ""),
                down(3, 2),
                play(0, PlayState.BEST, "11 62", "To beat: Earth–eight", "You, a mixed pair"));
        return screen(four(), hand(), new TableTrick(3, plays, "", -1, null), null, null, null);
    }

    /** Nothing played yet, the viewer leads. */
    public TableScreen lead() {
        return screen(
                four(), hand(), new TableTrick(4, List.of(), say("Your lead", "由你首出"), 0, last()), null, null, null);
    }

    /** Two seats with thirteen tiles, or three with nine. */
    public TableScreen fewer(int players) {
        List<ShownSeat> seats = players == 2 ? List.of(four().get(0), four().get(2)) : four().subList(0, 3);
        TableHand wide = players == 2
                ? hand("66 66 63", "11 62 53", "44 52", "55 55", "61 42 21")
                : hand("66 66 63", "11 62 53", "44 52 22");
        List<TablePlay> plays = List.of(
                play(seats.get(1).seat(), PlayState.BEST, "33 33", "To beat: Long Threes pair", "Mei, a civil pair"));
        return screen(seats, wide, new TableTrick(1, plays, "", -1, null), null, null, null);
    }

    /** Nothing played yet, and everybody has paid Mei, the banker, since {@link #lead}. */
    public TableScreen paid() {
        return screen(chips("−5", "−14", "+36", "−17"), hand(), lead().trick(), null, null, null);
    }

    /** A match that has just begun. */
    public TableScreen withoutChips() {
        return screen(chips("0", "0", "0", "0"), hand(), lead().trick(), null, null, null);
    }

    /** The same as {@link #afterTrick}, and everybody has paid Mei meanwhile. */
    public TableScreen afterTrickPaid() {
        TableScreen after = afterTrick();
        return screen(chips("−5", "−14", "+36", "−17"), after.hand(), after.trick(), null, null, null);
    }

    private List<ShownSeat> chips(String you, String bo, String mei, String lam) {
        Banker banker = new Banker(say("Banker", "莊家"), 3, "×3", "");
        return List.of(
                seat(0, 0, say("You", "你"), say("Y", "你"), you, 1, null, null),
                seat(1, 1, say("Bo", "小波"), say("B", "波"), bo, 1, null, null),
                seat(2, 2, say("Mei", "阿美"), say("M", "美"), mei, 0, null, banker),
                seat(3, 3, say("Uncle Lam", "林叔"), say("L", "林"), lam, 0, null, null));
    }

    /** After a trick: what follows {@link #midTrick()} when the viewer has beaten it. */
    public TableScreen afterTrick() {
        return screen(
                four(),
                hand("53", "55 55", "21"),
                new TableTrick(4, List.of(), say("Your lead", "由你首出"), 0, last()),
                null,
                null,
                null);
    }

    private LastTrick last() {
        List<TablePlay> plays = new ArrayList<>(trick().plays().subList(0, 1));
        plays.add(play(2, PlayState.BEATEN, "44 52", "Mei · beaten", ""));
        plays.add(down(3, 2));
        plays.add(play(0, PlayState.BEST, "11 62", "Earth–eight", "You, a mixed pair"));
        return new LastTrick(3, plays, 0, say("You take two stacks.", "你得兩棟。"), null);
    }

    private TableScreen screen(
            List<ShownSeat> seats,
            TableHand hand,
            TableTrick trick,
            @Nullable Question question,
            @Nullable String notice,
            TableScreen.@Nullable Banner banner) {
        boolean leads = trick.plays().isEmpty();
        return new TableScreen(
                bar(),
                false,
                seats,
                trick,
                hand,
                new Turn(
                        true,
                        say("Your turn", "輪到你"),
                        leads
                                ? say("Lead any set", "請首出")
                                : say("Beat Man–seven, or forfeit two tiles", "打過人七，或者墊兩張牌")),
                List.of(
                        new Act(ActKind.HINT, say("Hint", "提示"), false, true, ""),
                        new Act(ActKind.FORFEIT, say("Forfeit 2", "墊 2 張"), false, true, ""),
                        new Act(ActKind.PLAY, say("Play", "出牌"), true, chinese, say("It does not beat.", ""))),
                new Reason(
                        chinese,
                        say(
                                "Two Plum Flowers make a civil pair. A mixed pair was led, so only a higher mixed pair"
                                        + " can beat it.",
                                "地八大過人七，可以出。"),
                        ActKind.PLAY),
                question,
                notice,
                banner,
                side(),
                null,
                null);
    }

    private TableBar bar() {
        return new TableBar(
                say("Leave the table", "離開牌局"),
                say("Lam’s Friday table", "林叔的週五牌局"),
                say("Rules: Lai", "規則：Lai"),
                say("6 differ", "6 處不同"),
                say("Round 3 of 8 · TableTrick 3", "第 3 局，共 8 局 · 第 3 手"),
                List.of(
                        new Tool(ToolKind.LAST_TRICK, say("Last trick", "上一手")),
                        new Tool(ToolKind.CARD, say("Reference card", "牌譜")),
                        new Tool(ToolKind.SOUND_ON, say("Sound", "聲音")),
                        new Tool(ToolKind.SETTINGS, say("Settings", "設定"))));
    }

    private List<ShownSeat> four() {
        Countdown time = new Countdown(40_000, Deadline.after(System.nanoTime(), 24_000));
        return List.of(
                seat(0, 0, say("You", "你"), say("Y", "你"), "−1", 1, time, null),
                seat(1, 1, say("Bo", "小波"), say("B", "波"), "−10", 1, null, null),
                seat(
                        2,
                        2,
                        say("Mei", "阿美"),
                        say("M", "美"),
                        "+24",
                        0,
                        null,
                        new Banker(say("Banker", "莊家"), 3, "×3", "")),
                seat(3, 3, say("Uncle Lam", "林叔"), say("L", "林"), "−13", 0, null, null));
    }

    private ShownSeat seat(
            int seat,
            int colour,
            String name,
            String initial,
            String chips,
            int stacks,
            @Nullable Countdown time,
            @Nullable Banker banker) {
        return new ShownSeat(
                seat,
                colour,
                name,
                initial,
                SeatFace.values()[seat],
                seat == 1 ? say("steady", "穩健") : "",
                seat == 1,
                false,
                false,
                say("chips", "籌碼"),
                chips,
                Integer.parseInt(chips.replace('\u2212', '-')),
                Presence.PRESENT,
                time != null,
                time,
                new Counted(4, say("tiles", "張")),
                new Counted(stacks, say(stacks == 1 ? "stack" : "stacks", "棟")),
                banker,
                name + ", 4 tiles left",
                null,
                null);
    }

    private TableTrick trick() {
        List<TablePlay> plays = List.of(
                play(1, PlayState.BEATEN, "31 41", say("Bo · led, beaten", "小波 · 首出，被打過"), ""),
                new TablePlay(
                        2,
                        who(2),
                        2,
                        PlayState.BEST,
                        2,
                        TileNotation.read("44 52"),
                        say("To beat: Man–seven", "要打過：人七"),
                        say("Mei, a mixed pair", "阿美，文武對"),
                        say("To beat: Man–seven (Mei)", "要打過：人七（阿美）"),
                        "",
                        say("To beat: Man–seven, by Mei", "要打過：人七")),
                down(3, 2));
        return new TableTrick(3, plays, "", -1, null);
    }

    private TablePlay down(int seat, int count) {
        return new TablePlay(
                seat,
                who(seat),
                seat,
                PlayState.FORFEITED,
                count,
                TileSet.EMPTY,
                who(seat) + say(" · forfeited ", " · 墊牌 ") + count + say("", " 張"),
                "",
                "",
                "",
                "forfeited");
    }

    private String who(int seat) {
        String[] names = {say("You", "你"), say("Bo", "小波"), say("Mei", "阿美"), say("Uncle Lam", "林叔")};
        return names[seat];
    }

    private TablePlay play(int seat, PlayState state, String tiles, String title, String detail) {
        TileSet set = TileNotation.read(tiles);
        return new TablePlay(seat, who(seat), seat, state, set.size(), set, title, detail, title, "", title);
    }

    private TableHand hand() {
        TableHand all = hand("11 62 53", "55 55", "21");
        List<Group> groups = new ArrayList<>();
        String[] names = {say("Earth and eights", "地與雜八"), say("Plum Flower pair", "梅花對"), say("Little Three", "么雞三")};
        for (int i = 0; i < 3; i++) {
            List<HandTile> tiles = new ArrayList<>();
            for (HandTile tile : all.groups().get(i).tiles()) {
                boolean selected = chinese
                        ? tile.tile().kind() == TileKind.EARTH || tile.key().equals("2")
                        : i == 1;
                tiles.add(new HandTile(
                        tile.tile(), tile.key(), selected, i == 0 && !selected, false, false, tile.accessible()));
            }
            groups.add(new Group(names[i], tiles));
        }
        return new TableHand(groups);
    }

    private TableHand hand(String... groups) {
        List<Group> made = new ArrayList<>();
        List<TileSet> sets = TileNotation.readHands(List.of(groups));
        String keys = "1234567890-=⌫";
        int key = 0;
        for (TileSet set : sets) {
            List<HandTile> tiles = new ArrayList<>();
            for (Tile tile : set) {
                tiles.add(new HandTile(
                        tile,
                        keys.substring(key, key + 1),
                        false,
                        false,
                        false,
                        false,
                        tile.kind().notation()));
                key++;
            }
            made.add(new Group(say("Earth and eights", "地與雜八"), tiles));
        }
        return new TableHand(made);
    }

    private TableSide side() {
        List<LogLine> log = new ArrayList<>();
        log.add(heading(say("Trick 1", "第 1 手")));
        log.add(line(2, say("Mei", "阿美"), say("leads", "首出"), "64", 0));
        log.add(line(3, say("Uncle Lam", "林叔"), say("beats it with", "打過"), "33", 0));
        log.add(line(0, say("You", "你"), say("beat it with", "打過"), "66", 0));
        log.add(line(1, say("Bo", "小波"), say("forfeits", "墊牌"), "", 1));
        log.add(note(say("You take 1 stack.", "你得 1 棟。")));
        log.add(heading(say("Trick 2", "第 2 手")));
        log.add(line(0, say("You", "你"), say("lead", "首出"), "65", 0));
        log.add(line(1, say("Bo", "小波"), say("beats it with", "打過"), "44", 0));
        log.add(line(2, say("Mei", "阿美"), say("forfeits", "墊牌"), "", 1));
        log.add(line(3, say("Uncle Lam", "林叔"), say("forfeits", "墊牌"), "", 1));
        log.add(note(say("Bo takes 1 stack.", "小波得 1 棟。")));
        log.add(heading(say("Trick 3", "第 3 手")));
        log.add(line(1, say("Bo", "小波"), say("leads", "首出"), "31 41", 0));
        log.add(line(2, say("Mei", "阿美"), say("beats it with", "打過"), "44 52", 0));
        log.add(line(3, say("Uncle Lam", "林叔"), say("forfeits", "墊牌"), "", 2));
        log.add(new LogLine(LogKind.NOW, 0, say("You", "你"), say("to play", "出牌"), TileSet.EMPTY, 0));
        return new TableSide(
                say("Log", "記錄"),
                log,
                say("Chat", "聊天"),
                List.of(
                        new ChatLine(2, say("Mei", "阿美"), say("Same rules as last week?", "照上星期的規則？")),
                        new ChatLine(0, say("You", "你"), say("Yes, Lai. Captures count four times.", "是，Lai。捉牌算四倍。"))),
                2,
                say("Say something…", "說句話…"),
                List.of(
                        say("Good luck", "好運"),
                        say("One moment", "等等"),
                        say("Well played", "打得好"),
                        say("Again?", "再來？")),
                new Bubble.Offer(
                        say("React", "短句"),
                        say("Send a short reaction (R)", "說一句短句（R）"),
                        List.of(new Bubble.Choice(Reaction.WELL_PLAYED, say("Well played", "打得好"), "1"))),
                null);
    }

    private static LogLine heading(String words) {
        return new LogLine(LogKind.HEADING, 0, "", words, TileSet.EMPTY, 0);
    }

    private static LogLine note(String words) {
        return new LogLine(LogKind.NOTE, 0, "", words, TileSet.EMPTY, 0);
    }

    private static LogLine line(int colour, String who, String words, String tiles, int down) {
        return new LogLine(LogKind.PLAY, colour, who, words, TileNotation.read(tiles), down);
    }

    private String say(String english, String chineseWords) {
        return chinese ? chineseWords : english;
    }
}
