package org.tiengow.swing.pictures;

import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.tile.Tile;
import org.tiengow.presentation.guide.GuideInput;
import org.tiengow.presentation.guide.GuideScreen;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.settings.ScoreOrder;
import org.tiengow.presentation.settlement.StandingsInput;
import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.words.Language;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.view.night.NightActions;
import org.tiengow.swing.view.start.StartInput;

/** Nobody is there to do anything: screens that are only looked at. */
public class Quiet implements StartInput, LobbyInput, GuideInput, StandingsInput, NightActions {
    @Override
    public void rename(String name) {}

    @Override
    public void host() {}

    @Override
    public void hostWithPin() {}

    @Override
    public void practise() {}

    @Override
    public void guide() {}

    @Override
    public void choose(GuideScreen.Choice choice) {}

    @Override
    public void touch(Tile tile) {}

    @Override
    public void rules() {}

    @Override
    public void card() {}

    @Override
    public void showCard() {}

    @Override
    public void history() {}

    @Override
    public void resume(StartScreen.Offer offer) {}

    @Override
    public void forget(StartScreen.Offer offer) {}

    @Override
    public void watchMatch() {}

    @Override
    public void react(Reaction reaction) {}

    @Override
    public void seen() {}

    @Override
    public void join(StartScreen.Game game, StartScreen.Way way) {}

    @Override
    public void join(StartScreen.Away away) {}

    @Override
    public void howToGetIt() {}

    @Override
    public void stop() {}

    @Override
    public void chooseColour(int colour) {}

    @Override
    public void chooseFace(SeatFace face) {}

    @Override
    public void handOut(boolean on) {}

    @Override
    public void letPhonesJoin(boolean on) {}

    @Override
    public void showPhonesLarge() {}

    @Override
    public void invite() {}

    @Override
    public void showSeating() {}

    @Override
    public void showNight() {}

    @Override
    public void toLobby() {}

    @Override
    public void join(String address) {}

    @Override
    public void speak(Language language) {}

    @Override
    public void wear(Theme theme) {}

    @Override
    public void act(LobbyScreen.ActKind kind) {}

    @Override
    public void actOnSeat(int seat, LobbyScreen.SeatAct act) {}

    @Override
    public void change(LobbyScreen.ChangeKind kind, String value) {}

    @Override
    public void changeRules(TableRules rules) {}

    @Override
    public void chooseRules(String id) {}

    @Override
    public void changeOptions(TableOptions options) {}

    @Override
    public void compareWith(String id) {}

    @Override
    public void tuneRules() {}

    @Override
    public void readRules() {}

    @Override
    public void say(String line) {}

    @Override
    public void leave() {}

    @Override
    public void openSettings() {}

    @Override
    public void retry() {}

    @Override
    public void toggle(Tile tile) {}

    @Override
    public void takeOffered() {}

    @Override
    public void clear() {}

    @Override
    public void act(TableScreen.ActKind kind) {}

    @Override
    public void answer(boolean goOn, boolean dontAskAgain) {}

    @Override
    public void chatSeen() {}

    @Override
    public void tool(TableBar.ToolKind kind) {}

    @Override
    public void showRules() {}

    @Override
    public void again() {}

    @Override
    public void rankBy(ScoreOrder ranking) {}

    @Override
    public void setChipValue(String typed) {}

    @Override
    public void copy(String text) {}

    @Override
    public void save() {}

    @Override
    public void close() {}
}
