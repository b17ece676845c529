'use client';

import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#lib/core/operations/errors.ts';
import type { TranslatedText, TranslationRow } from '#lib/translations/schema.ts';
import { type Batch, type TypedTexts, withTyped } from '#lib/translations/typed-texts.ts';
import { readTranslation } from './translation-calls.ts';

/** The stored words of a row in the second language, and what is typed over them. */
export interface Words {
  table: string;
  /** Null for a row that is created. */
  id: string | null;
  /** As stored; null until it was read. */
  row: TranslationRow | null;
  setRow: (row: TranslationRow | null) => void;
  isFailed: boolean;
  reload: () => void;
  typed: TypedTexts;
  setTyped: (change: (typed: TypedTexts) => TypedTexts) => void;
  stored: (name: string) => TranslatedText | undefined;
  type: (name: string, text: string, isSuggested?: boolean) => void;
  mistakes: FieldErrors | undefined;
  setMistakes: (mistakes: FieldErrors | undefined) => void;
  conflict: TranslationRow | null;
  setConflict: (theirs: TranslationRow | null) => void;
  /** The originals by name as they stand in the form. */
  originals: { readonly current: Map<string, string> };
  /** What was sent without an answer. */
  unanswered: { current: Batch[] };
}

/** Reads the words of a row and keeps what is typed. */
export function useWords(
  table: string,
  id: string | null,
  { typed: first = {}, version = null }: { typed?: TypedTexts | undefined; version?: string | null },
): Words {
  const stored = useStored(table, id, version);
  const [typed, setTyped] = useState(first);
  const [mistakes, setMistakes] = useState<FieldErrors>();
  const [conflict, setConflict] = useState<TranslationRow | null>(null);
  const originals = useRef(new Map<string, string>());
  const unanswered = useRef<Batch[]>([]);
  const find = (name: string) => stored.row?.fields.find((field) => field.name === name);
  const type = (name: string, text: string, isSuggested = false) =>
    setTyped((before) =>
      withTyped(before, { name, text, isSuggested, stored: find(name)?.translation ?? '' }),
    );
  return {
    ...{ table, id, typed, setTyped, type, mistakes, setMistakes, conflict, setConflict, originals },
    ...stored,
    unanswered,
    stored: find,
  };
}

/** The stored texts of a row, read once it is shown. */
function useStored(table: string, id: string | null, version: string | null) {
  const [read, setRead] = useState<{ of: string; row: TranslationRow | null; isFailed: boolean } | null>(
    null,
  );
  const [tries, setTries] = useState(0);
  const of = `${table} ${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try, or version, is read again
  useEffect(() => {
    if (id === null) return;
    const abort = new AbortController();
    readTranslation({ table, id }, abort.signal).then(
      (answer) => setRead({ of, row: answer.ok ? answer.data : null, isFailed: !answer.ok }),
      () => undefined,
    );
    return () => abort.abort();
  }, [table, id, tries, version]);
  const known = read?.of === of ? read : null;
  return {
    row: known?.row ?? null,
    isFailed: known?.isFailed ?? false,
    setRow: (row: TranslationRow | null) => setRead({ of, row, isFailed: false }),
    reload: () => setTries((count) => count + 1),
  };
}
