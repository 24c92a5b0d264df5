/** The real window, driven by mouse and keys as a person would drive it; knows components by their names alone. */
package org.tiengow.app.robot;
