// The three sounds of a phone: turn, last seconds, lost connection. Browsers allow sound only after the first tap.

import {isCalm, settings} from './store.js';

let audio = null;
let isTouched = false; // browsers refuse vibration before the first touch

addEventListener('pointerup', unlock, {passive: true});
addEventListener('keydown', unlock, {passive: true});

// iOS interrupts the sound for a call or another app, and leaves it so.
document.addEventListener('visibilitychange', resume);

function unlock() {
  isTouched = true;
  const Kind = window.AudioContext || window.webkitAudioContext;
  if (!settings.sound || !Kind) {
    return;
  }
  audio ||= new Kind();
  resume();
}

/** Continues a context that is suspended, or interrupted as on iOS. */
function resume() {
  if (audio && audio.state !== 'running' && audio.state !== 'closed' && document.visibilityState === 'visible') {
    audio.resume().catch(() => undefined);
  }
}

/** Plays a short dry sound like wood: a note that decays at once, with a high overtone for the knock. */
function wood(pitch, after, loud, long) {
  const from = audio.currentTime + after;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(loud * settings.volume / 100, from + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + long);
  volume.connect(audio.destination);
  for (const [times, share] of [[1, 'sine'], [2.76, 'triangle']]) {
    const tone = audio.createOscillator();
    const part = audio.createGain();
    part.gain.value = times === 1 ? 1 : 0.18;
    tone.type = share;
    tone.frequency.value = pitch * times;
    tone.connect(part).connect(volume);
    tone.start(from);
    tone.stop(from + long);
  }
}

export function sound(name) {
  resume();
  if (!settings.sound || !audio || audio.state !== 'running' || document.visibilityState !== 'visible') {
    return;
  }
  if (name === 'turn') {
    wood(330, 0, 0.2, 0.22);
    wood(440, 0.14, 0.2, 0.3);
  } else if (name === 'tick') {
    wood(880, 0, 0.09, 0.07);
  } else if (name === 'lost') {
    wood(262, 0, 0.18, 0.3);
    wood(196, 0.2, 0.18, 0.4);
  }
}

const SHAKES = {turn: [40, 60, 40], chosen: 8, not: [15, 40, 15], trick: 25, tick: 10};

/** Vibrates briefly if the device can: turn, chosen, not, trick, tick. */
export function shake(name) {
  if (isTouched && settings.vibration && navigator.vibrate && (!isCalm() || name === 'turn') && document.visibilityState === 'visible') {
    try {
      navigator.vibrate(SHAKES[name]);
    } catch {
      // refused before the first tap
    }
  }
}
