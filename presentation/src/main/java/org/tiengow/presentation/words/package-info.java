/** The texts of every screen, in each language, and the sentences that several screens share. Must not know any screen. */
@NullMarked
package org.tiengow.presentation.words;

import org.jspecify.annotations.NullMarked;
