/** Answers on the local network when a client asks who is there; knows what everybody may know, and nothing more. */
@NullMarked
package org.tiengow.host.discovery;

import org.jspecify.annotations.NullMarked;
