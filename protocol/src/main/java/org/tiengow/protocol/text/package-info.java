/** The check of texts of strangers: safe to show, and no name like another. The package knows no message and no connection. */
@NullMarked
package org.tiengow.protocol.text;

import org.jspecify.annotations.NullMarked;
