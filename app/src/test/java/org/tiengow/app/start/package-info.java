/** Measures how long the program takes from the start of its process to its first painted window. */
package org.tiengow.app.start;
