const rotationMilliseconds = 5000;

/**
 * Calls `then` when the current message was shown for 5 seconds and scrolled once. It starts over when a
 * hidden tab becomes visible. Returns a function that cancels it.
 */
export function whenGoneBy(then: () => void): () => void {
  const text = () => document.querySelector<HTMLElement>('.banner-text');
  let timer: ReturnType<typeof setTimeout>;
  const look = (milliseconds: number) => {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(() => {
      const rest = untilGoneBy(text());
      if (rest) look(rest);
      else then();
    }, milliseconds);
  };
  const begin = () => {
    for (const motion of text()?.getAnimations() ?? []) motion.currentTime = 0;
    look(rotationMilliseconds);
  };
  look(rotationMilliseconds);
  document.addEventListener('visibilitychange', begin);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', begin);
  };
}

/**
 * Returns the milliseconds until a scrolling message has scrolled once at its own speed; 0 for one that fits
 * or stays still.
 */
export function untilGoneBy(text: HTMLElement | null): number {
  const [motion] = text?.getAnimations() ?? [];
  if (!text || !motion?.effect || text.offsetWidth <= Number(text.parentElement?.offsetWidth)) return 0;
  const { delay, duration } = motion.effect.getComputedTiming();
  return Math.max(0, Number(delay) + Number(duration) - Number(motion.currentTime));
}
