package org.tiengow.swing.pictures;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.settlement.SettlementInput;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableScreen;

/** Writes down what is done at a table and on a sheet. */
public class NoInput implements TableInput, SettlementInput {
    private final List<String> deeds = new ArrayList<>();

    /** What was done, in order. */
    public List<String> deeds() {
        return deeds;
    }

    @Override
    public void toggle(Tile tile) {
        deeds.add("toggle " + tile);
    }

    @Override
    public void takeOffered() {
        deeds.add("take offered");
    }

    @Override
    public void clear() {
        deeds.add("clear");
    }

    @Override
    public void act(TableScreen.ActKind kind) {
        deeds.add("act " + kind);
    }

    @Override
    public void answer(boolean goOn, boolean dontAskAgain) {
        deeds.add("answer " + goOn + " " + dontAskAgain);
    }

    @Override
    public void say(String line) {
        deeds.add("say " + line);
    }

    @Override
    public void chatSeen() {
        deeds.add("chat seen");
    }

    @Override
    public void tool(TableBar.ToolKind kind) {
        deeds.add("tool " + kind);
    }

    @Override
    public void showRules() {
        deeds.add("rules");
    }

    @Override
    public void leave() {
        deeds.add("leave");
    }

    @Override
    public void retry() {
        deeds.add("retry");
    }

    @Override
    public void choose(SettlementScreen.ChoiceKind kind) {
        deeds.add("choose " + kind);
    }

    @Override
    public void explainAlarm() {
        deeds.add("explain alarm");
    }

    @Override
    public void why() {
        deeds.add("why");
    }
}
