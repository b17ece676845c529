import { type ChangedField, changedFields } from '#lib/activity/changed-fields.ts';
import type { ActivityEntry, LoggedChange } from '#lib/activity/entry.ts';
import { headlineOfRow } from '#lib/activity/headlines.ts';
import { type DiffPart, foldedDiff } from '#lib/activity/word-diff.ts';
import { messages } from '#lib/language/messages.ts';

const mostShown = 10;

/** Old and new values; for added or deleted rows, their values in a disclosure. */
export function ChangedRows({ entry }: { entry: ActivityEntry }) {
  const { changes, change_count } = entry;
  const [first] = changes;
  if (!first) return null;
  if (changes.length === 1) return <ChangedRow change={first} />;
  const shown = changes.slice(0, mostShown);
  return (
    <details className="mt-2">
      <summary className={summary}>{messages.activity.whatChanged}</summary>
      <ul className="mt-2 grid gap-4 border-s-2 border-rule ps-4">
        {shown.map((change) => (
          <li key={`${change.table_name}/${change.row_id}`}>
            <p className="text-sm font-semibold wrap-anywhere">{headlineOfRow(change)}</p>
            <ChangedRow change={change} />
          </li>
        ))}
        {change_count > shown.length && (
          <li className="text-sm text-ink-2">{messages.activity.more(change_count - shown.length)}</li>
        )}
      </ul>
    </details>
  );
}

const summary =
  'inline-flex min-h-8 w-fit cursor-pointer pointer-coarse:min-h-11 items-center text-sm font-semibold text-accent underline-offset-4 hover:underline';

function ChangedRow({ change }: { change: LoggedChange }) {
  const fields = changedFields(change);
  if (fields.length === 0) return null;
  if (change.action === 'updated') return <Fields fields={fields} isChange />;
  return (
    <details className="mt-2">
      <summary className={summary}>{messages.activity.whatItSaid}</summary>
      <Fields fields={fields} isChange={false} />
    </details>
  );
}

function Fields({ fields, isChange }: { fields: ChangedField[]; isChange: boolean }) {
  return (
    <dl className="mt-2 grid gap-2 text-sm">
      {fields.map((field) => (
        <FieldChange key={field.label} field={field} isChange={isChange} />
      ))}
    </dl>
  );
}

/** Above this length, removed and added words are marked in the text. */
const shortCharacters = 80;

/** One field: its old and new value, or the only value of an added or deleted row. */
function FieldChange({ field, isChange }: { field: ChangedField; isChange: boolean }) {
  return (
    <div className="sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-3">
      <dt className="font-semibold text-ink-2">{field.label}</dt>
      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
        {isChange ? <Change {...field} /> : (field.after ?? field.before)}
      </dd>
    </div>
  );
}

function Change({ before, after }: ChangedField) {
  const isLong = Math.max(before?.length ?? 0, after?.length ?? 0) > shortCharacters;
  if (isLong && before !== null && after !== null) return <Marked before={before} after={after} />;
  return <FromTo before={before} after={after} />;
}

function FromTo({ before, after }: Omit<ChangedField, 'label'>) {
  return (
    <>
      {before !== null && (
        <del className={gone}>
          <span className="sr-only">{messages.activity.before}</span>
          <span>{before}</span>
        </del>
      )}
      {before !== null && after !== null && (
        <>
          {' '}
          <span aria-hidden className="mirrored">
            →
          </span>{' '}
        </>
      )}
      {after !== null && (
        <ins className={come}>
          <span className="sr-only">{messages.activity.after}</span>
          <span>{after}</span>
        </ins>
      )}
    </>
  );
}

function Marked({ before, after }: { before: string; after: string }) {
  return foldedDiff(before, after).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name than their place
    <Part key={place} {...part} />
  ));
}

function Part({ kind, text }: DiffPart) {
  if (kind === 'gone') return <del className={gone}>{text}</del>;
  return kind === 'new' ? <ins className={come}>{text}</ins> : text;
}

const gone = 'bg-paintbrush/10 text-ink-2 decoration-paintbrush/60';
const come = 'bg-cedar/15 no-underline';
