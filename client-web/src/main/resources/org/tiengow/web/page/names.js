// Names that do not break within a word: a word that is wider than its place makes its name smaller, as far as it can still be read.
// Only a word that is too wide even then is broken.

const NAMES = '.plate-name, .chair-name, .stack-name, .standing-name, .tv-words > b, .tv-name';
/** The least size of a name in pixels, and its least share of the usual size. */
const LEAST = 11.5;
const LEAST_SHARE = 0.6;

/** Fits all names that are shown. Names whose text and place have not changed are passed over. */
export function fitNames() {
  const all = [...document.querySelectorAll(NAMES)].filter(name => name.clientWidth > 0);
  const changed = all.filter(name => name.fitted !== key(name));
  changed.forEach(name => {
    name.style.fontSize = '';
    name.removeAttribute('data-breaks');
  });
  const found = changed.map(name => ({name, share: name.clientWidth / name.scrollWidth, usual: parseFloat(getComputedStyle(name).fontSize)}));
  for (const {name, share, usual} of found.filter(each => each.share < 1)) {
    const size = Math.max(Math.min(LEAST, usual), LEAST_SHARE * usual, Math.floor(20 * usual * share) / 20);
    name.style.fontSize = size + 'px';
    name.toggleAttribute('data-breaks', name.scrollWidth > name.clientWidth + 1);
  }
  changed.forEach(name => {
    name.fitted = key(name);
  });
}

/** Returns what the size of a name depends on. */
function key(name) {
  return `${name.textContent} ${name.parentElement.clientWidth} ${document.documentElement.style.getPropertyValue('--text')} ${innerWidth}`;
}
