/** The datagrams by which hosts on the local network are found: their bytes, their addresses; sends nothing itself. */
@NullMarked
package org.tiengow.protocol.discovery;

import org.jspecify.annotations.NullMarked;
