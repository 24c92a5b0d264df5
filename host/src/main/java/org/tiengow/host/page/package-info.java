/** The interface through which a host opens its web page. It must not depend on the page or on how browsers connect. */
@NullMarked
package org.tiengow.host.page;

import org.jspecify.annotations.NullMarked;
