/** How long each item is shown at least, in milliseconds. */
const rotationMilliseconds = 5000;

/**
 * Calls `then` when the message that shows has stood for 5 seconds and gone by once. What went by while nobody
 * looked at the page begins anew. Gives the way to call it off.
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
 * The milliseconds until a message that moves through its place has gone by once, at its own speed: none for
 * one that fits or does not move.
 */
export function untilGoneBy(text: HTMLElement | null): number {
  const [motion] = text?.getAnimations() ?? [];
  if (!text || !motion?.effect || text.offsetWidth <= Number(text.parentElement?.offsetWidth)) return 0;
  const { delay, duration } = motion.effect.getComputedTiming();
  return Math.max(0, Number(delay) + Number(duration) - Number(motion.currentTime));
}
