'use client';

import '#components/form/choice.css';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { UpdateScope } from '#lib/events/edit/schema.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { countOccurrencesFrom } from '#lib/events/series/occurrences.ts';
import { messages } from '#lib/language/messages.ts';
import type { ControlledOccurrence } from './changes-of.ts';

interface ScopeChoiceProps {
  event: EventWithExceptions;
  occurrence: ControlledOccurrence;
  scope: UpdateScope;
  onChoose: (scope: UpdateScope) => void;
}

/** The scope of a change to a series, with a description of its effect. */
export function ScopeChoice({ event, occurrence, scope, onChoose }: ScopeChoiceProps) {
  const words = messages.eventForms.scope;
  const day = dayText(occurrence.date);
  const options: { value: UpdateScope; label: string; effect: string }[] = [
    { value: 'series', label: words.series, effect: countText(event, event.date) },
    { value: 'this', label: words.this(day), effect: words.thisEffect(day) },
    {
      value: 'following',
      label: words.following(day),
      effect: countText(event, occurrence.original_date),
    },
  ];
  const chosen = options.find((option) => option.value === scope);
  return (
    <fieldset className="rounded-card border border-accent/40 bg-accent/6 p-4 sm:p-5">
      <legend className="legend-inside mb-2.5 w-full font-display text-lg">{words.question}</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name="scope"
              value={option.value}
              checked={scope === option.value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <p aria-live="polite" className="mt-3 text-sm font-semibold">
        {chosen?.effect}
      </p>
    </fieldset>
  );
}

function countText(event: EventWithExceptions, from: string): string {
  const start = dayText(from);
  const words = messages.eventForms.scope;
  if (event.end_date === null) return words.everyFrom(start);
  return words.countFrom(countOccurrencesFrom(event, from, churchToday()), start);
}

function dayText(date: string): string {
  return formatDate(date, date.slice(0, 4) === churchToday().slice(0, 4) ? 'MMMM d' : 'MMMM d, yyyy') ?? date;
}
