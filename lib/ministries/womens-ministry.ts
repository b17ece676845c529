import { church } from '#lib/core/church/church.ts';

/** When a ministry meets for which the women's rule holds. */
export const womensMeetingTime: string = church.womensMinistryMeetingTime;

/** The meeting times a ministry is saved with: where the women's rule holds there is one, whatever was typed. */
export function meetingTimesOf({
  has_fixed_time,
  meetingtimes,
}: {
  has_fixed_time: boolean;
  meetingtimes: string | null;
}): string | null {
  return has_fixed_time ? womensMeetingTime : meetingtimes;
}
