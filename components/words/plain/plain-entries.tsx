'use client';

import { Button } from '#components/ui/button.tsx';
import type { FieldErrors } from '#lib/core/operations/errors.ts';
import type { PlainWords } from '#lib/page-texts/plain-form/plain-words.ts';
import { PlainWordsField } from './plain-words-field.tsx';

/** The fields of words; of a list entry by entry, each with buttons that send the form to rearrange it. */
export function PlainEntries({ words, fields }: { words: PlainWords; fields: FieldErrors }) {
  const { entries, list } = words;
  const drawn = entries.map((entry) =>
    entry.map((field) => <PlainWordsField key={field.name} field={field} error={fields[field.name]?.[0]} />),
  );
  if (!list) return drawn;
  return (
    <>
      <ol className="grid gap-5">
        {entries.map((entry, place) => (
          <li
            key={entry[0]?.name}
            className="grid gap-4 rounded-card border border-rule bg-white/60 p-4 sm:p-5"
          >
            <EntryTools
              name={`${list.noun} ${place + 1}`}
              place={place}
              count={entries.length}
              isNeeded={entries.length <= list.least}
            />
            {drawn[place]}
          </li>
        ))}
      </ol>
      {entries.length < list.most && (
        <Button
          type="submit"
          name="intent"
          value="add"
          variant="secondary"
          size="small"
          className="justify-self-start"
        >
          {`Add a ${list.noun}`}
        </Button>
      )}
    </>
  );
}

interface EntryToolsProps {
  name: string;
  place: number;
  count: number;
  /** There may not be fewer. */
  isNeeded: boolean;
}

function EntryTools({ name, place, count, isNeeded }: EntryToolsProps) {
  const tool = { type: 'submit', name: 'intent', variant: 'secondary', size: 'small' } as const;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-auto text-sm font-semibold text-ink-3">
        <span className="inline-block first-letter:uppercase">{name}</span> <span>{`of ${count}`}</span>
      </p>
      {place > 0 && (
        <Button {...tool} value={`up.${place}`} aria-label={`Move ${name} up`}>
          Up
        </Button>
      )}
      {place < count - 1 && (
        <Button {...tool} value={`down.${place}`} aria-label={`Move ${name} down`}>
          Down
        </Button>
      )}
      {!isNeeded && (
        <Button {...tool} value={`remove.${place}`} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      )}
    </div>
  );
}
