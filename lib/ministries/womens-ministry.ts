import { church } from '../church.ts';

/** The one ministry whose meeting time is fixed (specification section 5). */
export function isWomensMinistry(title: string): boolean {
  return /\bwomen/i.test(title);
}

/** The meeting time a ministry of this title is saved with: the women's ministry always has its own. */
export function meetingTimeFor(title: string, meetingtimes: string | null): string | null {
  return isWomensMinistry(title) ? church.womensMinistryMeetingTime : meetingtimes;
}
