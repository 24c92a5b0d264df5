package org.tiengow.swing.view.shell.over;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.house.HouseRules;
import org.tiengow.client.house.KeptRules;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.client.session.validation.ShownText;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.rules.ParametersModel;
import org.tiengow.presentation.rules.RuleChoices;
import org.tiengow.presentation.rules.RulesDraft;
import org.tiengow.presentation.sheet.HouseWords;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.lobby.HouseTitleSheet;
import org.tiengow.swing.view.lobby.KnobsInput;
import org.tiengow.swing.view.lobby.KnobsSheet;
import org.tiengow.swing.view.shell.frame.FileToSave;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The sheet of all rules, and the sheets that keep house rules. What is on the sheet is kept while another one covers it. */
public final class KnobsPresenter implements KnobsInput {
    private static final String ENDING = ".json";

    private final Surroundings around;
    private final Consumer<TableRules> taken;
    private final Runnable closed;
    private RulesDraft draft;
    private String said = "";
    private @Nullable KnobsSheet sheet;

    private KnobsPresenter(Surroundings around, TableRules rules, Consumer<TableRules> taken, Runnable closed) {
        this.around = around;
        this.taken = taken;
        this.closed = closed;
        this.draft = RulesDraft.of(rules);
    }

    /**
     * Opens the sheet of all rules.
     *
     * @param rules the rules of the table
     * @param taken receives the rules by which the user wants to play
     * @param closed runs once the sheet is closed; the house rules may have changed
     */
    public static void open(Surroundings around, TableRules rules, Consumer<TableRules> taken, Runnable closed) {
        new KnobsPresenter(around, rules, taken, closed).show();
    }

    private void show() {
        KnobsSheet open = new KnobsSheet(words(), model(), header(), this);
        sheet = open;
        around.frame().openSheet(open, KnobsSheet.WIDTH, KnobsSheet.HEIGHT, this::cancel);
    }

    private void showAgain() {
        KnobsSheet open = sheet;
        if (open != null && around.frame().shows(open)) {
            open.show(model(), header());
        }
    }

    private ParametersModel model() {
        return new ParametersModel(words(), draft);
    }

    private KnobsSheet.Header header() {
        RuleChoices choices = choices();
        return new KnobsSheet.Header(
                choices.options(draft.from()),
                choices.chosen(draft.from()),
                choices.kept(draft.from()).isPresent(),
                said);
    }

    private RuleChoices choices() {
        return new RuleChoices(words(), around.house().known());
    }

    @Override
    public void startFrom(String id) {
        choices().find(id).ifPresent(this::startFrom);
    }

    private void startFrom(TableRules rules) {
        draft = RulesDraft.of(rules);
        said = "";
        showAgain();
    }

    @Override
    public void set(Parameter parameter, Object value) {
        draft = draft.with(parameter, value);
        said = "";
        showAgain();
    }

    @Override
    public void take() {
        cancel();
        taken.accept(draft.rules());
    }

    @Override
    public void cancel() {
        around.frame().closeSheet();
        closed.run();
    }

    @Override
    public void saveAs() {
        if (around.house().known().size() >= HouseRules.MOST) {
            say(words().get("house.full", HouseRules.MOST));
        } else {
            askTitle(draft.rules(), "", "");
        }
    }

    @Override
    public void rename() {
        choices().kept(draft.from()).ifPresent(kept -> askTitle(kept.rules(), kept.id(), ""));
    }

    /** Asks for a name and a note; those of the rules were typed so far. */
    private void askTitle(TableRules rules, String id, String problem) {
        around.frame()
                .openSheet(
                        new HouseTitleSheet(
                                new HouseWords(words()).title(rules, !id.isEmpty(), problem),
                                (name, note) -> named(rules.called(name.strip(), note.strip()), id),
                                this::show),
                        HouseTitleSheet.WIDTH,
                        HouseTitleSheet.HEIGHT,
                        this::show);
    }

    private void named(TableRules rules, String id) {
        String problem = new HouseWords(words()).problem(rules.name(), rules.note());
        if (!problem.isEmpty()) {
            askTitle(rules, id, problem);
            return;
        }
        TableRules titled = rules.called(
                ShownText.name(rules.name()).orElseThrow(),
                ShownText.note(rules.note()).orElse(""));
        Optional<KeptRules> same =
                choices().called(titled.name()).filter(kept -> !kept.id().equals(id));
        if (same.isPresent()) {
            askAboutSame(titled, id, same.get());
        } else {
            save(titled, id);
        }
    }

    private void askAboutSame(TableRules rules, String id, KeptRules same) {
        ask(new HouseWords(words()).same(rules.name()), act -> {
            switch (act) {
                case HouseWords.BOTH -> save(rules, id);
                case HouseWords.REPLACE -> {
                    if (!id.isEmpty()) {
                        around.house().delete(id, deleted -> {});
                    }
                    save(rules, same.id());
                }
                default -> askTitle(rules, id, "");
            }
        });
    }

    private void save(TableRules rules, String id) {
        around.house().save(rules, id, saved -> {
            saved.ifPresent(kept -> draft = draftOf(kept));
            reopen(words().get(saved.isPresent() ? "house.saved" : "house.notSaved", rules.name()));
        });
    }

    /** Returns the draft of saved rules. Changes that were not saved stay on the sheet. */
    private RulesDraft draftOf(KeptRules kept) {
        RulesDraft fresh = RulesDraft.of(kept.rules());
        return new RulesDraft(fresh.from(), draft.values());
    }

    @Override
    public void delete() {
        choices()
                .kept(draft.from())
                .ifPresent(kept ->
                        ask(new HouseWords(words()).delete(kept.rules().name()), act -> {
                            if (act.equals(HouseWords.DELETE)) {
                                delete(kept);
                            } else {
                                show();
                            }
                        }));
    }

    private void delete(KeptRules kept) {
        around.house().delete(kept.id(), deleted -> {
            String name = kept.rules().name();
            reopen(words().get(deleted ? "house.deleted" : "house.notSaved", name));
        });
    }

    @Override
    public void exportRules() {
        TableRules rules = draft.rules();
        String name = words().get("house.file", words().get("lobby.tune.title"));
        Optional<Path> file = FileToSave.choose(
                words(), words().get("tune.export"), rules.name().isEmpty() ? name : plain(rules), ENDING, sheet);
        file.ifPresent(chosen -> around.house()
                .exportTo(
                        chosen,
                        rules,
                        done -> say(words().get(done ? "card.saved" : "card.notSaved", chosen.toString()))));
    }

    /** Returns the name of rules without the characters that a file system refuses. */
    private static String plain(TableRules rules) {
        return rules.name().replaceAll("[\\\\/:*?\"<>|.]", " ").strip();
    }

    @Override
    public void importRules() {
        JFileChooser chooser = new JFileChooser();
        chooser.setLocale(words().locale());
        chooser.setDialogTitle(words().get("tune.import"));
        chooser.setFileFilter(new FileNameExtensionFilter(words().get("lobby.tune.title"), "json"));
        if (chooser.showOpenDialog(sheet) == JFileChooser.APPROVE_OPTION) {
            importFrom(chooser.getSelectedFile().toPath());
        }
    }

    /** Reads house rules from a file. */
    void importFrom(Path file) {
        String name = String.valueOf(file.getFileName());
        around.house()
                .importFrom(
                        file,
                        saved -> {
                            saved.ifPresent(kept -> startFrom(kept.rules()));
                            say(words().get(saved.isPresent() ? "house.imported" : "house.notSaved", name));
                        },
                        failure -> say(whyNotRead(name, failure)));
    }

    private String whyNotRead(String name, IOException failure) {
        return failure.getCause() instanceof TextFlaw flaw
                ? words().get("house.badFile", name, flaw.line())
                : words().get("house.noFile", name);
    }

    private void ask(SheetScreen question, Consumer<String> answered) {
        new SmallSheet(around.frame(), (act, typed) -> answered.accept(act)).show(question);
    }

    private void reopen(String sentence) {
        said = sentence;
        show();
    }

    private void say(String sentence) {
        said = sentence;
        showAgain();
    }

    private Words words() {
        return around.words();
    }
}
