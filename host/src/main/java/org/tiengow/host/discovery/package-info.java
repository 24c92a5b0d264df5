/** Answers discovery requests on the local network. It knows only what is public. */
@NullMarked
package org.tiengow.host.discovery;

import org.jspecify.annotations.NullMarked;
