import { church } from '#lib/core/church/church.ts';
import { clockWords } from '#lib/core/church/service-labels.ts';
import { messages } from '#lib/language/messages.ts';

/** The meeting time that the women's rule sets, as it is stored. */
export const womensMeetingTime: string = church.womensMinistryMeetingTime;

const [, hours, minutes] = /(\d+):(\d\d) pm/.exec(womensMeetingTime) ?? [];
/** When that is, in minutes since midnight. */
const startsAt = (Number(hours) + 12) * 60 + Number(minutes);

/** Returns the same in the church's language and on its clock; in English as it is stored. */
export function womensTime(): string {
  return messages.ministryPage.womensTime(womensMeetingTime, clockWords(startsAt));
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
