/** The history: the nights of the book, and the people in them. Must not know a session. */
@NullMarked
package org.tiengow.presentation.history;

import org.jspecify.annotations.NullMarked;
