/** Sample pictures of what is drawn, made without a display. */
package org.tiengow.swing.pictures;
