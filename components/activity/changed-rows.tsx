import { type ChangedField, changedFields } from '#lib/activity/changed-fields.ts';
import type { ActivityEntry, LoggedChange } from '#lib/activity/entry.ts';
import { headlineOfRow } from '#lib/activity/headlines.ts';
import { FieldChange } from './field-change.tsx';

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
      <summary className={summary}>What changed</summary>
      <ul className="mt-2 grid gap-4 border-l-2 border-rule pl-4">
        {shown.map((change) => (
          <li key={`${change.table_name}/${change.row_id}`}>
            <p className="text-sm font-semibold [overflow-wrap:anywhere]">{headlineOfRow(change)}</p>
            <ChangedRow change={change} />
          </li>
        ))}
        {change_count > shown.length && (
          <li className="text-sm text-ink-2">{`and ${change_count - shown.length} more`}</li>
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
      <summary className={summary}>What it said</summary>
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
