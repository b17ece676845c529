'use client';

import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import type { Field } from '#lib/page-texts/fields.ts';
import type { Form } from '#lib/page-texts/page-text.ts';
import { WordsField } from './words-field.tsx';
import type { WordsValues } from './words-fields.tsx';

type ListForm = Extract<Form, { kind: 'list' }>;

/** What the form of a list holds, of all that forms of words may. */
interface ListValues {
  value: Extract<WordsValues['value'], readonly unknown[]>;
}

/** A list of words: its entries in their order, each with arrows, a way out, and one more at the end. */
export function WordsList({ form, of }: { form: UseFormReturn<WordsValues>; of: ListForm }) {
  const { fields, noun, least, most } = of;
  const { control } = form as unknown as UseFormReturn<ListValues>;
  const { fields: entries, append, remove, swap } = useFieldArray({ control, name: 'value' });
  return (
    <div className="grid gap-5">
      <ol className="grid gap-5">
        {entries.map(({ id }, place) => (
          <li key={id} className="grid gap-4 rounded-card border border-rule bg-white/60 p-4 sm:p-5">
            <EntryTools
              noun={noun}
              place={place}
              count={entries.length}
              onMove={(to) => swap(place, to)}
              onRemove={entries.length > least ? () => remove(place) : undefined}
            />
            {Object.entries(fields).map(([name, field]) => (
              <WordsField key={name} form={form} name={`value.${place}.${name}`} field={field} />
            ))}
          </li>
        ))}
      </ol>
      {entries.length < most && (
        <div>
          <Button variant="secondary" onClick={() => append(blank(fields))}>
            <span className="inline-flex items-center gap-2">
              <Plus aria-hidden size={18} /> Add a {noun}
            </span>
          </Button>
        </div>
      )}
    </div>
  );
}

interface EntryToolsProps {
  noun: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  /** Nothing where there may not be fewer. */
  onRemove: (() => void) | undefined;
}

/** What can be done with one entry of the list. */
function EntryTools({ noun, place, count, onMove, onRemove }: EntryToolsProps) {
  const name = `${noun} ${place + 1}`;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-auto text-sm font-semibold text-ink-3">
        {capital(name)} of {count}
      </p>
      <Arrow up name={name} isOff={place === 0} onMove={() => onMove(place - 1)} />
      <Arrow name={name} isOff={place === count - 1} onMove={() => onMove(place + 1)} />
      {onRemove && (
        <Button size="small" variant="secondary" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
}

interface ArrowProps {
  up?: boolean;
  name: string;
  isOff: boolean;
  onMove: () => void;
}

function Arrow({ up = false, name, isOff, onMove }: ArrowProps) {
  const Icon = up ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      aria-label={`Move ${name} ${up ? 'up' : 'down'}`}
      disabled={isOff}
      onClick={onMove}
      className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-limestone hover:text-ink disabled:opacity-35"
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}

function blank(fields: Readonly<Record<string, Field>>): Record<string, string | number> {
  const filled = Object.entries(fields).filter(([, { kind }]) => kind !== 'percent');
  return Object.fromEntries(filled.map(([name, { kind }]) => [name, kind === 'number' ? 0 : '']));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
