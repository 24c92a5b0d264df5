/** The screens that replay a record, each moment as the table would show it. Must not know any match that is still in progress. */
@NullMarked
package org.tiengow.presentation.replay;

import org.jspecify.annotations.NullMarked;
