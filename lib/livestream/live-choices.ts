import { churchToday, nextChurchMidnight } from '#lib/core/dates/church-time.ts';
import { messages } from '#lib/language/messages.ts';
import { type LiveInput, liveState, type StreamedService, wordHoldsUntil } from './live-state.ts';

/** An override that staff may set for the stream now. */
export interface LiveChoice {
  label: string;
  live_override: 'live' | 'ended' | 'off' | null;
  /** ISO 8601; null: until the end of the service's day. */
  live_override_until: string | null;
}

export interface LiveChoices {
  choices: LiveChoice[];
  /** The current override and its end (ISO 8601); null while the clock decides. */
  said: { word: string; until: string } | null;
}

/**
 * Returns the overrides that would change something now, and the current one. 'Ended' does not affect a later service
 * of the day; 'Live now' on a day without a service ends with that day.
 */
export function liveChoices(input: LiveInput<StreamedService>): LiveChoices {
  const { now, settings } = input;
  const until = wordHoldsUntil(input);
  const word = until !== null && now < until ? settings.live_override : null;
  const { state, service } = liveState(input);
  const today = churchToday(now);
  const isToday = service !== null && churchToday(service.start) === today;
  const later = input.services.find(
    ({ start, isCancelled }) =>
      !isCancelled && start > now && start !== service?.start && churchToday(start) === today,
  );
  const midnight = nextChurchMidnight(now).toISOString();
  const soonAgain = later && new Date(later.start.getTime() - settings.soon_minutes * 60_000).toISOString();
  const isOver = state === 'ended';
  const isComing = later !== undefined || (isToday && !isOver);

  const { liveNow, stillGoing, ended, notToday, byClock } = messages.live.choices;
  const choices: LiveChoice[] = [];
  const offer = (label: string, live_override: LiveChoice['live_override'], moment: string | null = null) =>
    choices.push({ label, live_override, live_override_until: moment });
  if (state !== 'live' && !(isOver && isToday)) offer(liveNow, 'live', isToday ? null : midnight);
  if (word !== 'live' && isToday && (state === 'live' || isOver)) offer(stillGoing, 'live');
  if (state === 'live') offer(ended, 'ended', soonAgain ?? (isToday ? null : midnight));
  if (word !== 'off' && isComing) offer(notToday, 'off');
  if (word !== null) offer(byClock, null);
  return { choices, said: word !== null && until ? { word, until: until.toISOString() } : null };
}
