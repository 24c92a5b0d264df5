/** What the table sounds like: short sounds, made of numbers when they are first wanted. Knows no table, window or setting. */
@NullMarked
package org.tiengow.swing.sound;

import org.jspecify.annotations.NullMarked;
