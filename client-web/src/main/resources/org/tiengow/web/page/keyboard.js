// The height that a phone's keyboard covers, as --below on the root. The foot of a page or a sheet is placed above it.

const view = window.visualViewport;

function measure() {
  const covered = Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
  const open = covered > 80 && view.scale < 1.05;
  document.documentElement.style.setProperty('--below', (open ? covered : 0) + 'px');
  document.documentElement.toggleAttribute('data-typing', open || isLow());
}

/** Some browsers shrink the whole page instead. */
function isLow() {
  return window.innerHeight < 460 && window.innerWidth < 600 && document.activeElement?.matches('input');
}

if (view) {
  view.addEventListener('resize', measure);
  view.addEventListener('scroll', measure);
}
