/** Attacks on the client's part in shuffles, found by reading it; knows no socket. */
@NullMarked
package org.tiengow.client.shuffle.review;

import org.jspecify.annotations.NullMarked;
