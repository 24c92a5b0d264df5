// Copies a text to the clipboard.

/** Copies a text, and calls `done` if that worked. Without TLS browsers copy only what is selected. */
export function copy(text, done) {
  if (navigator.clipboard) {
    navigator.clipboard.writeText(text).then(done, () => {});
    return;
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const before = document.activeElement;
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  before?.focus({preventScroll: true});
  if (copied) {
    done();
  }
}
