package org.tiengow.swing.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A menu beside something, or below it,")
class MenusTest {
    private static final Dimension MENU = new Dimension(150, 160);
    private static final Rectangle WINDOW = new Rectangle(0, 0, 1000, 800);
    private static final Rectangle PLATE = new Rectangle(20, 730, 180, 56);

    @Test
    @DisplayName("stands above it, at its left edge, where nothing is in the way")
    void above() {
        assertThat(Menus.place(MENU, PLATE, WINDOW, List.of())).isEqualTo(new Point(20, 570));
    }

    @Test
    @DisplayName("goes as far as it must to leave tiles and buttons free")
    void aroundAHand() {
        List<Rectangle> seen = List.of(
                new Rectangle(150, 540, 500, 170), new Rectangle(300, 735, 400, 40), new Rectangle(20, 200, 180, 56));
        Rectangle place = new Rectangle(Menus.place(MENU, PLATE, WINDOW, seen), MENU);
        assertThat(seen).noneMatch(place::intersects);
        assertThat(place.intersects(PLATE)).isFalse();
        assertThat(WINDOW.contains(place)).isTrue();
        assertThat(place).isEqualTo(new Rectangle(0, 570, 150, 160));
    }

    @Test
    @DisplayName("covers as little as it can where the window has no such place")
    void noRoom() {
        List<Rectangle> seen = List.of(new Rectangle(0, 0, 1000, 700));
        Rectangle place = new Rectangle(Menus.place(MENU, PLATE, WINDOW, seen), MENU);
        assertThat(WINDOW.contains(place)).isTrue();
        assertThat(place.intersection(seen.get(0)).height).isEqualTo(60);
    }

    @Test
    @DisplayName("hangs from the left edge of a button, or ends at its right one, and stays in the window")
    void below() {
        assertThat(Menus.across(150, 80, new Rectangle(-850, 0, 1000, 800))).isZero();
        assertThat(Menus.across(151, 80, new Rectangle(-850, 0, 1000, 800))).isEqualTo(80 - 151);
        assertThat(Menus.across(151, 80, new Rectangle(-20, 0, 120, 800))).isEqualTo(-20);
    }
}
