/** The datagrams of host discovery on the local network: their encoding and their addresses. The package sends nothing itself. */
@NullMarked
package org.tiengow.protocol.discovery;

import org.jspecify.annotations.NullMarked;
