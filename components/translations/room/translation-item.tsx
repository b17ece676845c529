'use client';

import { Languages } from '#components/ui/icons/generated/icons.ts';
import '#components/editing/edit-control.css';
import { contentTables } from '#lib/activity/content-tables.ts';
import { messages } from '#lib/language/messages.ts';
import type { TranslatedText, TranslationRow } from '#lib/translations/schema.ts';

const mostTexts = 5;

interface TranslationItemProps {
  row: TranslationRow;
  /** The state whose texts are offered; `due` for all but those that are there. */
  state: TranslatedText['state'] | 'due' | 'all';
  onOpen: (name: string) => void;
}

/** A row with its texts: a tap on one opens it. */
export function TranslationItem({ row, state, onOpen }: TranslationItemProps) {
  const texts = row.fields.filter(
    (field) => state === 'all' || field.state === state || (state === 'due' && field.state !== 'there'),
  );
  const [shown, hidden] = [texts.slice(0, mostTexts), texts.slice(mostTexts)];
  return (
    <li className="grid gap-2.5 py-4 sm:grid-cols-2 sm:gap-6">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{row.title}</p>
        <p className="text-sm text-ink-3">{kindOf(row.table)}</p>
      </div>
      <ul className="flex flex-wrap content-start gap-2">
        {shown.map(({ name, label, state: mark }) => (
          <li key={name}>
            <TextButton label={label} mark={messages.translating.marks[mark]} onClick={() => onOpen(name)} />
          </li>
        ))}
        {hidden[0] && (
          <li>
            <TextButton
              label={messages.translating.moreTexts(hidden.length)}
              onClick={() => onOpen(hidden[0]?.name ?? '')}
            />
          </li>
        )}
      </ul>
    </li>
  );
}

function TextButton({ label, mark, onClick }: { label: string; mark?: string; onClick: () => void }) {
  return (
    <button type="button" className="edit-control" onClick={onClick}>
      <Languages aria-hidden size={17} />
      <span>
        <span className="font-semibold">{label}</span>
        {mark && <span className="font-normal">{` · ${mark}`}</span>}
      </span>
    </button>
  );
}

function kindOf(table: string): string | undefined {
  return contentTables.find((each) => each.table === table)?.words().singular;
}
