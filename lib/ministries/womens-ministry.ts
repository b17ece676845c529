import { church } from '#lib/core/church/church.ts';

/** Every sign that is typed as an apostrophe, straight or typographic. */
const ofWomen = /\bwomen['‘’ʼ′´`＇]s\b|\bladies\b|^\s*women\s*$/i;

/**
 * The one ministry whose meeting time is fixed: its title has the word "Women's" or 'Ladies', or is just
 * 'Women'. The first migration says the same in SQL.
 */
export function isWomensMinistry(title: string): boolean {
  return ofWomen.test(title);
}

/** The meeting time a ministry of this title is saved with: the women's ministry always has its own. */
export function meetingTimeFor(title: string, meetingtimes: string | null): string | null {
  return isWomensMinistry(title) ? church.womensMinistryMeetingTime : meetingtimes;
}
