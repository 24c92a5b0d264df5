/** How a match goes on when its host goes: what is signed, and the rules by which others trust it; knows no connection. */
@NullMarked
package org.tiengow.protocol.succession;

import org.jspecify.annotations.NullMarked;
