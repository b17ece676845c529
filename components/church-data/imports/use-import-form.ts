'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import { type ColumnMatch, guessColumns } from '#lib/imports/csv/column-match.ts';
import type { CsvTable } from '#lib/imports/csv/columns.ts';
import type { ImportSourceOffer } from '#lib/imports/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { type CsvPreview, previewCsv } from './preview-csv.ts';

interface ImportFormValues {
  source: string;
  table: CsvTable;
  url: string;
  key: string;
  app_id: string;
  secret: string;
  token: string;
  file: string;
  keep_in_step: boolean;
  keep_addresses: boolean;
  fetch_sound: boolean;
  is_ours: boolean;
}

/** The form of an import: choices, file, columns and submission. */
export function useImportForm(sources: readonly ImportSourceOffer[], onBegun: () => Promise<unknown>) {
  const form = useForm<ImportFormValues>({ defaultValues: { ...nothing, source: sources[0]?.source ?? '' } });
  const [file, setFile] = useState<File | null>(null);
  const chosen = sources.find(({ source }) => source === form.watch('source'));
  const csv = useCsvMatch(form.watch('table'));

  const submit = form.handleSubmit(async (values) => {
    if (!chosen) return;
    const body = bodyOf(values, chosen, { file, match: csv.match });
    const result = await runUnlocked(
      (sent: FormData) => callApi('/api/imports', { method: 'POST', body: sent }),
      body,
    );
    if (result.ok) {
      for (const name of ['key', ...chosen.keys.map((key) => key.name)] as const) form.resetField(name);
      return void (await onBegun());
    }
    for (const [name, messages] of Object.entries(result.error.fields ?? {}))
      form.setError(name as keyof ImportFormValues, { message: messages[0] ?? result.error.message });
    toast('error', messages.importPanel.beginFailed(messageOf(result.error)));
  });
  const chooseFile = async (next: File | null) => {
    setFile(next);
    form.clearErrors('file');
    csv.show(next && (await previewCsv(next).catch(() => null)));
  };
  return {
    form,
    chosen,
    submit: () => submit(),
    isPending: form.formState.isSubmitting,
    file,
    chooseFile,
    csv,
  };
}

const nothing = {
  table: 'events',
  url: '',
  key: '',
  app_id: '',
  secret: '',
  token: '',
  file: '',
  keep_in_step: false,
  keep_addresses: false,
  fetch_sound: true,
  is_ours: false,
} as const;

/** Maps a file's columns to a table's: guessed, then corrected. */
function useCsvMatch(table: CsvTable) {
  const [preview, show] = useState<CsvPreview | null>(null);
  const [corrected, setCorrected] = useState<{
    table: CsvTable;
    preview: CsvPreview;
    match: ColumnMatch;
  } | null>(null);
  const isCorrected = corrected?.table === table && corrected.preview === preview;
  const match = isCorrected ? corrected.match : preview && guessColumns(table, preview.headers, preview.rows);
  const setMatch = (next: ColumnMatch) => preview && setCorrected({ table, preview, match: next });
  return { table, preview, match: match ?? {}, setMatch, show };
}

/** Returns only the fields of the chosen source. */
function bodyOf(
  values: ImportFormValues,
  { source, takes, keys, can_keep_in_step, has_addresses }: ImportSourceOffer,
  { file, match }: { file: File | null; match: ColumnMatch },
): FormData {
  const body = new FormData();
  body.set('source', source);
  if (takes.url && values.url.trim() !== '') body.set('url', values.url.trim());
  if (takes.key && values.key !== '') body.set('key', values.key);
  for (const { name } of keys) body.set(name, values[name]);
  if (takes.file !== null && file) body.set('file', file);
  if (can_keep_in_step) body.set('keep_in_step', String(values.keep_in_step));
  if (source === 'site') body.set('is_ours', String(values.is_ours));
  if (has_addresses && source !== 'site') body.set('keep_addresses', String(values.keep_addresses));
  if (source === 'feed') body.set('fetch_sound', String(values.fetch_sound));
  if (source === 'csv') {
    body.set('table', values.table);
    if (Object.keys(match).length > 0) body.set('columns', JSON.stringify(match));
  }
  return body;
}
