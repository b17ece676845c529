import { church } from '#lib/core/church/church.ts';
import { messages } from '#lib/language/messages.ts';

/** The meeting time that the women's rule sets, as it is stored. */
export const womensMeetingTime: string = church.womensMinistryMeetingTime;

/** Returns the same in the church's language. */
export function womensTime(): string {
  return messages.ministryPage.womensTime(womensMeetingTime);
}

interface Times {
  has_fixed_time: boolean;
  meetingtimes: string | null;
}

/** Returns the meeting times to store: the women's rule overrides typed ones. */
export function meetingTimesOf({ has_fixed_time, meetingtimes }: Times): string | null {
  return has_fixed_time ? womensMeetingTime : meetingtimes;
}

/** Returns the meeting times to show: those that the women's rule sets in the church's language. */
export function shownTimes({ has_fixed_time, meetingtimes }: Times): string | null {
  return has_fixed_time && meetingtimes === womensMeetingTime ? womensTime() : meetingtimes;
}
