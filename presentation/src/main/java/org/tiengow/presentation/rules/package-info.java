/** The rules and the reference card in words. Must not know any table. */
@NullMarked
package org.tiengow.presentation.rules;

import org.jspecify.annotations.NullMarked;
