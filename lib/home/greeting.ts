/** The sky over the hero. */
export type Sky = 'dawn' | 'noon' | 'dusk' | 'night';

/** The greeting under each sky. */
export type Greetings = Readonly<Record<Sky, string>>;

/** Returns the sky at an hour of the visitor's day, 0 to 23. */
export function skyAt(hour: number): Sky {
  if (hour >= 5 && hour <= 11) return 'dawn';
  if (hour >= 12 && hour <= 17) return 'noon';
  return hour >= 18 && hour <= 23 ? 'dusk' : 'night';
}
