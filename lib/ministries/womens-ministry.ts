import { church } from '#lib/core/church/church.ts';
import type { Ministry } from './schema.ts';

/** When a ministry meets for which the women's rule holds. */
export const womensMeetingTime: string = church.womensMinistryMeetingTime;

/** The meeting times a ministry is saved with: where the women's rule holds there is one, whatever was typed. */
export function meetingTimesOf({
  has_womens_rule,
  meetingtimes,
}: Pick<Ministry, 'has_womens_rule' | 'meetingtimes'>): string | null {
  return has_womens_rule ? womensMeetingTime : meetingtimes;
}
