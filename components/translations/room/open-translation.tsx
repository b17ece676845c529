'use client';

import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import type { TranslationRow } from '#lib/translations/schema.ts';
import { TranslateDialog } from './translate-dialog.tsx';

interface Neighbours {
  /** The list that the row is in: the next one follows it. */
  rows: readonly TranslationRow[];
  onSaved: () => unknown;
}

/** Opens the texts of a row in both languages, at the text of this name. */
export function openTranslation(row: TranslationRow, name: string, { rows, onSaved }: Neighbours): void {
  const place = rows.findIndex(({ table, id }) => table === row.table && id === row.id);
  const next = rows[place + 1];
  const first = next?.fields.find(({ state }) => state !== 'there') ?? next?.fields[0];
  const openNext = next && first && (() => openTranslation(next, first.name, { rows, onSaved }));
  openStaffDialog('translate', (dialog) => (
    <TranslateDialog
      key={`${row.table} ${row.id}`}
      row={row}
      name={name}
      onSaved={onSaved}
      openNext={openNext}
      {...dialog}
    />
  ));
}
