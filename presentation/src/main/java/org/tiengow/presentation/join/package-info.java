/** The screen for joining a host: its tables, and the data it asks for. */
@NullMarked
package org.tiengow.presentation.join;

import org.jspecify.annotations.NullMarked;
