/** The architecture of the whole program as tests: which package may know which. */
package org.tiengow.architecture;
