/** Conversations of released versions, kept as the bytes they were, and read by every later version. */
@NullMarked
package org.tiengow.protocol.conversation;

import org.jspecify.annotations.NullMarked;
