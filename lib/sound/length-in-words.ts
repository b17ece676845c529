import { messages } from '#lib/language/messages.ts';

/** The length of a shorter file is given in seconds. */
const secondsInWords = 600;

/** Returns how much of a file is there, in seconds: '30 of 60 seconds', '12 of 38 minutes'. */
export function lengthInWords(there: number, all: number): string {
  const { ofMinutes, ofSeconds } = messages.sound;
  return all < secondsInWords
    ? ofSeconds(Math.floor(there), Math.round(all))
    : ofMinutes(Math.floor(there / 60), Math.round(all / 60));
}
