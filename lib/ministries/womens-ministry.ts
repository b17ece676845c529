import { church } from '#lib/core/church/church.ts';
import type { Ministry } from './schema.ts';

/** When a ministry meets for which the women's rule holds. */
export const womensMeetingTime: string = church.womensMinistryMeetingTime;

/** The meeting times a ministry is saved with: where the women's rule holds there is one, whatever was typed. */
export function meetingTimesOf({
  has_fixed_time,
  meetingtimes,
}: Pick<Ministry, 'has_fixed_time' | 'meetingtimes'>): string | null {
  return has_fixed_time ? womensMeetingTime : meetingtimes;
}
