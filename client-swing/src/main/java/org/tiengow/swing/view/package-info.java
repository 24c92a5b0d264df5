/** What the screens have in common; knows no session and no host. */
@NullMarked
package org.tiengow.swing.view;

import org.jspecify.annotations.NullMarked;
