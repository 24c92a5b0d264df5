package org.tiengow.swing.view.sheet;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.function.Consumer;
import javax.swing.JComboBox;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.words.Option;
import org.tiengow.swing.view.UiFactory;

/** A list of a sheet from which one option is picked. While it is closed, the Enter key belongs to the sheet. */
final class PickBox extends JComboBox<Option<String>> {
    /**
     * Creates a closed list.
     *
     * @param name the name by which tests find it
     * @param picked receives the value of the option that was picked
     * @param enter reacts to Enter while the list is closed
     */
    PickBox(SheetScreen.Pick pick, String name, Consumer<String> picked, Runnable enter) {
        UiFactory.fill(this, pick.options(), pick.chosen());
        UiFactory.prepare(this, name, pick.label());
        addActionListener(event -> picked.accept(getItemAt(getSelectedIndex()).value()));
        addKeyListener(
                new KeyAdapter() { // comes before the key bindings of a combo box
                    @Override
                    public void keyPressed(KeyEvent event) {
                        if (event.getKeyCode() == KeyEvent.VK_ENTER && !isPopupVisible()) {
                            event.consume();
                            enter.run();
                        }
                    }
                });
    }
}
