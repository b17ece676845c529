import { church } from '#lib/core/church/church.ts';

/** The meeting time that the women's rule sets. */
export const womensMeetingTime: string = church.womensMinistryMeetingTime;

/** Returns the meeting times to store: the women's rule overrides typed ones. */
export function meetingTimesOf({
  has_fixed_time,
  meetingtimes,
}: {
  has_fixed_time: boolean;
  meetingtimes: string | null;
}): string | null {
  return has_fixed_time ? womensMeetingTime : meetingtimes;
}
