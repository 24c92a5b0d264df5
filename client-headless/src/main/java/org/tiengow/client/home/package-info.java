/** Where this person's data is kept; knows nothing of what is kept there. */
@NullMarked
package org.tiengow.client.home;

import org.jspecify.annotations.NullMarked;
