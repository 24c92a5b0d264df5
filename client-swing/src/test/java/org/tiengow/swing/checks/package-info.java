/** What must hold of every screen, and the proof that each check sees its fault; knows screens as {@code Samples} alone. */
package org.tiengow.swing.checks;
