package org.tiengow.app.robot;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A class whose tests drive real windows: they need a display, the event thread is watched, and a failure leaves a picture.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith({Display.class, PictureOnFailure.class, EventWatch.class})
@interface RobotTest {}
