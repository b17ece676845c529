import { messages } from '#lib/language/messages.ts';
import '#components/form/field.css';
import { useId } from 'react';
import { FieldError } from '#components/form/field-error.tsx';
import { type ColumnMatch, columnLabel, missingColumns } from '#lib/imports/csv/column-match.ts';
import { type CsvTable, csvColumns } from '#lib/imports/csv/columns.ts';
import { translatedColumns } from '#lib/imports/csv/translated-columns.ts';
import type { CsvPreview } from './preview-csv.ts';

interface CsvMatchingProps {
  table: CsvTable;
  preview: CsvPreview;
  match: ColumnMatch;
  onMatch: (match: ColumnMatch) => void;
}

/** Every column of a file with its first values and the field it maps to. */
export function CsvMatching({ table, preview, match, onMatch }: CsvMatchingProps) {
  const missing = missingColumns(table, match);
  const choose = (header: string, column: string) => {
    const freed = Object.entries(match).map(([name, was]) => [name, was === column ? '' : was]);
    onMatch({ ...Object.fromEntries(freed), [header]: column });
  };
  return (
    <fieldset className="rounded-card border border-rule p-4 sm:p-5">
      <legend className="px-1 text-sm font-semibold">{messages.importPanel.matching}</legend>
      <FieldError className="mb-3">{missing.length > 0 && messages.importPanel.missing(missing)}</FieldError>
      <ul className="grid gap-4">
        {preview.headers.map((header, place) => (
          // Two columns may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
          <li key={place} className="grid gap-1.5 sm:grid-cols-2 sm:items-center sm:gap-4">
            <ColumnChoice
              table={table}
              header={header}
              values={preview.rows.map((row) => row[place] ?? '')}
              chosen={match[header] ?? ''}
              onChoose={(column) => choose(header, column)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface ColumnChoiceProps {
  table: CsvTable;
  header: string;
  values: readonly string[];
  chosen: string;
  onChoose: (column: string) => void;
}

function ColumnChoice({ table, header, values, chosen, onChoose }: ColumnChoiceProps) {
  const id = useId();
  return (
    <>
      <div className="min-w-0">
        <label htmlFor={id} className="block font-semibold wrap-anywhere">
          {header || '—'}
        </label>
        <p className="truncate text-sm text-ink-2">{values.filter(Boolean).join(' · ')}</p>
      </div>
      <select id={id} className="field" value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{messages.importPanel.leaveOut}</option>
        {[...csvColumns[table].map(({ name }) => name), ...translatedColumns(table)].map((name) => (
          <option key={name} value={name}>
            {columnLabel(table, name)}
          </option>
        ))}
      </select>
    </>
  );
}
