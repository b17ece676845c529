import { clockWords } from '#lib/core/church/service-labels.ts';

/** Minutes since midnight of 'HH:mm'. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 'HH:mm' as people say it: '6:00 PM'. */
export function clockText(clock: string): string {
  return clockWords(minutesOf(clock));
}
