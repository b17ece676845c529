/** A greeting with its sky. */
export interface Greeting {
  text: 'Good morning' | 'Good afternoon' | 'Good evening' | 'Good night';
  sky: 'dawn' | 'noon' | 'dusk' | 'night';
}

/** Returns the greeting at an hour of the visitor's day, 0 to 23. */
export function greetingAt(hour: number): Greeting {
  if (hour >= 5 && hour <= 11) return { text: 'Good morning', sky: 'dawn' };
  if (hour >= 12 && hour <= 17) return { text: 'Good afternoon', sky: 'noon' };
  if (hour >= 18 && hour <= 23) return { text: 'Good evening', sky: 'dusk' };
  return { text: 'Good night', sky: 'night' };
}
