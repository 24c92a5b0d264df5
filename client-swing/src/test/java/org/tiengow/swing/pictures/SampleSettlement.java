package org.tiengow.swing.pictures;

import java.util.Arrays;
import java.util.List;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.presentation.plot.Plot;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.settlement.SettlementScreen.ChipsRow;
import org.tiengow.presentation.settlement.SettlementScreen.Choice;
import org.tiengow.presentation.settlement.SettlementScreen.ChoiceKind;
import org.tiengow.presentation.settlement.SettlementScreen.Deciding;
import org.tiengow.presentation.settlement.SettlementScreen.StackCard;
import org.tiengow.presentation.words.PaymentLine;
import org.tiengow.presentation.words.PaymentLine.Term;
import org.tiengow.presentation.words.ShuffleNote;

/** Settlement sheets made by hand: the design's capture, and one with quartets and more payments than fit. */
public final class SampleSettlement {
    private SampleSettlement() {}

    /** A capture under {@code lai}. */
    public static SettlementScreen capture() {
        return new SettlementScreen(
                "Round 3: Uncle Lam wins",
                "In the last trick Big Six captured your Little Three. You led it, so you pay for everybody, four times"
                        + " over.",
                "Stacks",
                List.of(
                        new StackCard(0, "You", 3, "1 short of four"),
                        new StackCard(1, "Bo", 2, "2 short"),
                        new StackCard(2, "Mei", 2, "2 short · banker, ×3"),
                        new StackCard(3, "Uncle Lam", 1, "winner")),
                "Who pays whom",
                List.of(
                        pay("You pay Uncle Lam 4", "for yourself", "4", "1 short", "4 capture"),
                        pay("You pay Uncle Lam 8", "in Bo’s place", "8", "2 short", "4 capture"),
                        pay(
                                "You pay Uncle Lam 24",
                                "on behalf of Mei, the banker",
                                "24",
                                "2 short",
                                "3 banker",
                                "4 capture")),
                "Bo and Mei pay nothing this time.",
                "Why four times?",
                List.of(
                        new Deciding("You led", "Little Three", TileNotation.read("21"), false),
                        new Deciding("captured by", "Big Six", TileNotation.read("42"), true)),
                "Chips",
                "this round",
                "now",
                List.of(
                        new ChipsRow(2, "Mei", 0, "0", "+24", false),
                        new ChipsRow(3, "Uncle Lam", 36, "+36", "+23", false),
                        new ChipsRow(1, "Bo", 0, "0", "−10", false),
                        new ChipsRow(0, "You", -36, "−36", "−37", true)),
                new Plot(
                        "The match so far",
                        "round",
                        8,
                        List.of(
                                new Plot.PlotLine(2, "Mei +24", List.of(0, 10, 24, 24), false),
                                new Plot.PlotLine(3, "Lam +23", List.of(0, -3, -13, 23), false),
                                new Plot.PlotLine(1, "Bo −10", List.of(0, -4, -10, -10), false),
                                new Plot.PlotLine(0, "You −37", List.of(0, -3, -1, -37), true)),
                        "Chips over three rounds"),
                List.of("Uncle Lam is the next banker, ×2.", "Mei and Bo are ready."),
                null,
                List.of(
                        new Choice(ChoiceKind.SHOW_DEAL, "Show the deal", false, true, ""),
                        new Choice(ChoiceKind.REPLAY, "Replay the round", false, true, ""),
                        new Choice(ChoiceKind.NEXT_ROUND, "Next round", true, true, "")),
                new ShuffleNote(
                        ShuffleNote.Sort.TICK,
                        "Fair shuffle, checked: your app and those of Mei, Bo and Uncle Lam took part.",
                        ""));
    }

    /** Many payments, sets of four, and the end of the match. */
    public static SettlementScreen crowded() {
        SettlementScreen one = capture();
        return new SettlementScreen(
                "第 8 局：阿美贏",
                "最後一手阿美以四大人七贏出。",
                "棟",
                List.of(
                        new StackCard(0, "你", 0, "差 5"),
                        new StackCard(1, "小波", 0, "差 5"),
                        new StackCard(2, "阿美", 8, "贏家 · 莊家 ×3"),
                        new StackCard(3, "林叔", 0, "差 5")),
                "誰付給誰",
                List.of(
                        pay("你付阿美 12", "至尊", "12", "4 基數", "3 莊家"),
                        pay("小波付阿美 12", "", "12", "4 基數", "3 莊家"),
                        pay("林叔付阿美 12", "", "12", "4 基數", "3 莊家"),
                        pay("你付阿美 60", "", "60", "5 差", "3 莊家", "4 四大"),
                        pay("小波付阿美 60", "", "60", "5 差", "3 莊家", "4 四大"),
                        pay("林叔付阿美 60", "", "60", "5 差", "3 莊家", "4 四大")),
                "",
                "",
                List.of(
                        new Deciding("你首出", "鵝五", TileNotation.read("31 31 41 32"), false),
                        new Deciding("被打過", "人七", TileNotation.read("44 44 52 43"), true)),
                "籌碼",
                "這局",
                "現在",
                one.chips(),
                new Plot(
                        "到目前為止",
                        "局",
                        8,
                        List.of(
                                new Plot.PlotLine(2, "阿美 +240", List.of(0, 10, 24, 24, 30, 40, 20, 24, 240), false),
                                new Plot.PlotLine(0, "你 −80", List.of(0, -10, -4, -8, -10, -20, -10, -8, -80), true)),
                        ""),
                List.of("比賽結束。"),
                null,
                List.of(new Choice(ChoiceKind.STANDINGS, "看名次", true, true, "")),
                new ShuffleNote(ShuffleNote.Sort.ALARM, "洗牌警報，第 8 局：派的牌與各程式的隨機數算出的不同。", "這是甚麼意思？"));
    }

    private static PaymentLine pay(String title, String detail, String total, String... terms) {
        List<Term> made = Arrays.stream(terms)
                .map(term -> new Term(term.split(" ")[0], term.split(" ")[1]))
                .toList();
        return new PaymentLine(title, detail, made, new Term(total, "chips"), title.startsWith("You"));
    }
}
