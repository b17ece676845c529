import { messages } from '#lib/language/messages.ts';

/** A greeting with its sky. */
export interface Greeting {
  text: string;
  sky: keyof typeof messages.homeView.greetings;
}

/** Returns the greeting at an hour of the visitor's day, 0 to 23, in the church's language. */
export function greetingAt(hour: number): Greeting {
  const sky = skyAt(hour);
  return { text: messages.homeView.greetings[sky], sky };
}

function skyAt(hour: number): Greeting['sky'] {
  if (hour >= 5 && hour <= 11) return 'dawn';
  if (hour >= 12 && hour <= 17) return 'noon';
  return hour >= 18 && hour <= 23 ? 'dusk' : 'night';
}
