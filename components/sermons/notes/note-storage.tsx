'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { readStored, removeStored, writeStored } from '#lib/core/browser/browser-storage.ts';
import { messages } from '#lib/language/messages.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Stores the filled-in notes of its parent in this browser, and prints or clears them. */
export function NoteStorage({ sermonId }: { sermonId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isKept = useStoredNotes(sermonId, place);
  const clear = () => {
    if (!window.confirm(messages.sermonsView.notes.clearQuestion)) return;
    forgetNotes(sermonId);
    for (const field of fieldsAround(place)) {
      field.value = '';
      copyWords(field);
    }
  };
  return (
    <div ref={place} className="mt-6 print:hidden">
      <p role="status" className="text-sm text-ink-2">
        {isKept ? messages.sermonsView.notes.kept : messages.sermonsView.notes.notKept}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" variant="secondary" onClick={() => window.print()}>
          {messages.sermonsView.notes.print}
        </Button>
        <Button size="small" variant="quiet" onClick={clear}>
          {messages.sermonsView.notes.clear}
        </Button>
      </div>
    </div>
  );
}

/** Restores stored values and stores typed ones; returns whether storage works. */
function useStoredNotes(sermonId: string, place: RefObject<HTMLDivElement | null>): boolean {
  const [isKept, setKept] = useState(true);
  // After every render: changed notes bring new fields.
  useEffect(() => {
    const kept = storedNotes(sermonId);
    const typed: Record<string, string> = {};
    for (const field of fieldsAround(place)) {
      // Input from before hydration is newer than stored values.
      if (field.value) typed[field.name] = field.value;
      else field.value = kept[field.name] ?? '';
      copyWords(field);
    }
    if (Object.keys(typed).length > 0) setKept(storeNotes(sermonId, typed));
    const notes = place.current?.closest('section');
    const keep = ({ target }: Event) => {
      const { name, value } = target as Field;
      copyWords(target as Field);
      setKept(storeNotes(sermonId, { [name]: value }));
    };
    notes?.addEventListener('input', keep);
    return () => notes?.removeEventListener('input', keep);
  });
  return isKept;
}

function fieldsAround(place: RefObject<HTMLDivElement | null>): Field[] {
  return [...(place.current?.closest('section')?.querySelectorAll<Field>('[name]') ?? [])];
}

/** Exposes a field's value to the style sheet, which sizes it where fields do not grow. */
function copyWords({ value, parentElement }: Field): void {
  parentElement?.setAttribute('data-words', value);
}

const keyOf = (sermonId: string) => `sermonNotes:${sermonId}`;

function storedNotes(sermonId: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', keyOf(sermonId)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, words]) => typeof words === 'string'));
  } catch {
    return {};
  }
}

/** Merges values with those that other tabs stored; returns false when storage is unavailable. */
function storeNotes(sermonId: string, words: Record<string, string>): boolean {
  const filled = Object.entries({ ...storedNotes(sermonId), ...words }).filter(([, text]) => text !== '');
  return writeStored('localStorage', keyOf(sermonId), JSON.stringify(Object.fromEntries(filled)));
}

function forgetNotes(sermonId: string): void {
  removeStored('localStorage', keyOf(sermonId));
}
