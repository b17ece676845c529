'use client';

import { useEffect, useRef, useState } from 'react';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { InputField } from '#components/form/form-field.tsx';
import { messages } from '#lib/language/messages.ts';
import type { SubscriberNumbers } from '#lib/subscribers/staff/schema.ts';
import type { Filter } from './list-filter.ts';

interface ListFiltersProps {
  filter: Filter;
  /** Undefined until they are counted. */
  states: SubscriberNumbers['states'] | undefined;
  onChange: (filter: Filter) => void;
}

/** The search over the people, and the states with their numbers. */
export function ListFilters({ filter, states, onChange }: ListFiltersProps) {
  const { search, searchHint, state: label, everybody, states: words } = messages.subscriberList;
  const [typed, type] = useTyped(filter.words, (asked) => onChange({ ...filter, words: asked }));
  const total = states?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const options = [
    { value: '', label: everybody(total) },
    ...(states ?? []).map(({ state, count }) => ({ value: state, label: words[state].filter(count) })),
  ];
  return (
    <div className="grid gap-6">
      <InputField
        label={search}
        help={searchHint}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => type(target.value)}
        className="measure"
      />
      {states && (
        <ChoiceField
          label={label}
          options={options}
          radio={(value) => ({
            name: 'subscriber-state',
            checked: (filter.state ?? '') === value,
            onChange: () =>
              onChange({ ...filter, state: states.find(({ state }) => state === value)?.state ?? null }),
          })}
        />
      )}
    </div>
  );
}

const restMilliseconds = 250;

/** What is typed, and what types it: it is asked for once the typing rests. */
function useTyped(asked: string, ask: (words: string) => void): [string, (words: string) => void] {
  const [typed, setTyped] = useState(asked);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => latest.current(typed), restMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return [typed, setTyped];
}
