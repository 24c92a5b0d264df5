/** What a host asks of whoever opens the page for it; must not know how a page is made, nor how a browser is reached. */
@NullMarked
package org.tiengow.host.page;

import org.jspecify.annotations.NullMarked;
