/**
 * Keeps the page clear of the player: it ends above it, and what takes the focus is scrolled from behind it. A video
 * that starts pauses the sound. Returns a function that stops all of it.
 */
export function keepClear(bar: HTMLElement, audio: HTMLAudioElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--player-height', `${bar.offsetHeight}px`));
  observer.observe(bar);
  const stop = new AbortController();
  const uncover = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || bar.contains(target) || target.closest('dialog')) return;
    const under = target.getBoundingClientRect().bottom + margin - bar.getBoundingClientRect().top;
    if (under > 0) window.scrollBy({ top: under, behavior: 'instant' });
  };
  const yieldToVideo = () => {
    if (document.activeElement?.matches('iframe[allow*="autoplay"]')) audio.pause();
  };
  document.addEventListener('focusin', uncover, stop);
  window.addEventListener('blur', yieldToVideo, stop);
  return () => {
    stop.abort();
    observer.disconnect();
    style.removeProperty('--player-height');
  };
}

/** Between what has the focus and the player, in pixels: the width of its outline. */
const margin = 8;
