/** The folder and the files of this person's data. This package does not know what is kept there. */
@NullMarked
package org.tiengow.client.home;

import org.jspecify.annotations.NullMarked;
