/** The page in a real browser, used as a person uses it; knows of the page only what stands in it, and of hosts what tests ask. */
package org.tiengow.app.phone;
