'use client';

import { FormField } from '#components/form/form-field.tsx';
import { messages } from '#lib/language/messages.ts';

interface AnswerSearchProps {
  words: string;
  onChange: (words: string) => void;
  /** How many people have come; null where no seats are taken. */
  came: { came: number; taken: number } | null;
  /** How many ticks are still to be sent. */
  unsent: number;
}

/** The search over the answers, and how many people have come. */
export function AnswerSearch({ words, onChange, came, unsent }: AnswerSearchProps) {
  const text = messages.answerList;
  return (
    <div className="grid gap-3">
      <FormField label={text.search} help={text.searchHint} className="measure">
        {(field) => (
          <input
            {...field}
            type="search"
            className="field"
            value={words}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
      {came && <p className="tabular font-semibold">{text.came(came.came, came.taken)}</p>}
      <p role="status" className="text-sm font-semibold text-paintbrush empty:hidden">
        {unsent > 0 ? `${text.unsent(unsent)} ${text.unsentHint}` : ''}
      </p>
    </div>
  );
}
