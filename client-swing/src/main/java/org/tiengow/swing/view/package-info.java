/** Components that all screens share. Does not depend on the session or the host. */
@NullMarked
package org.tiengow.swing.view;

import org.jspecify.annotations.NullMarked;
