/** Leader election and leadership transfer for a match: the signed messages and the rules by which clients verify them. */
@NullMarked
package org.tiengow.protocol.succession;

import org.jspecify.annotations.NullMarked;
