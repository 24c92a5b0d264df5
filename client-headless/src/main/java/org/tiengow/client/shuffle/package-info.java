/**
 * The client's part in fair shuffles: the chain of links that it opens, the transcript that it keeps, and the judge of that transcript. The
 * package sends nothing and knows no connection. {@code docs/fair-shuffle-spec.md} defines anchor, link, list, debt and tick.
 */
@NullMarked
package org.tiengow.client.shuffle;

import org.jspecify.annotations.NullMarked;
