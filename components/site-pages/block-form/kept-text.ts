import { useRef, useState } from 'react';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '#lib/core/browser/browser-storage.ts';
import type { Values } from '#lib/core/fields/values.ts';
import { type Block, type BlockKind, block, blockKinds } from '#lib/site-pages/blocks/block.ts';
import { type FormPlace, isSamePlace } from './form-place.ts';

/** Text that is not saved yet. */
export interface KeptText {
  place: FormPlace;
  values: Values;
  /** Whether its form was open, so that it opens again after a restart. */
  isOpen: boolean;
  /** What was sent of it without an answer: the site may have saved it all the same. */
  unanswered: Block[];
}

const standing = z.object({ block, place: z.int().min(0) });
const stored = z.array(
  z.object({
    place: z.union([
      z.object({ edits: standing }),
      z.object({ adds: z.enum(blockKinds as [BlockKind]), after: standing.nullable() }),
    ]),
    values: z.looseObject({ kind: z.enum(blockKinds as [BlockKind]) }),
    isOpen: z.boolean(),
    unanswered: z.array(block).default([]),
  }),
);

/** Returns the unsaved texts of a page in this browser; none where this version cannot read them. */
export function readKeptTexts(page: string): KeptText[] {
  try {
    return stored.parse(JSON.parse(readStored('localStorage', keyOf(page)) ?? '[]')) as KeptText[];
  } catch {
    return [];
  }
}

/** Keeps unsaved text of a page until it is saved, in place of the text that was kept for the same form. */
export function keepText(page: string, text: KeptText): void {
  write(page, [...others(page, text.place), text]);
}

/** Deletes the unsaved text of a form. */
export function forgetText(page: string, place: FormPlace): void {
  write(page, others(page, place));
}

/** Deletes all unsaved text of a page. */
export function forgetPage(page: string): void {
  removeStored('localStorage', keyOf(page));
}

function others(page: string, place: FormPlace): KeptText[] {
  return readKeptTexts(page).filter((kept) => !isSamePlace(kept.place, place));
}

function write(page: string, texts: readonly KeptText[]): void {
  if (texts.length === 0) forgetPage(page);
  else writeStored('localStorage', keyOf(page), JSON.stringify(texts));
}

function keyOf(page: string): string {
  return `belltower.page-text.${page}`;
}

export interface KeptForm {
  /** What was typed into this form earlier; null without it. */
  values: Values | null;
  keep: (text: Omit<KeptText, 'unanswered'>) => void;
  forget: () => void;
  /** Returns what was sent without an answer since the last save. */
  unanswered: () => Block[];
  /** Notes a block that was sent without an answer; null: all is saved. */
  noteUnanswered: (block: Block | null) => void;
}

/** The unsaved text of one form in this browser. Its place changes when its block is saved. */
export function useKeptText(page: string, place: FormPlace): KeptForm {
  const at = useRef(place);
  const find = () => readKeptTexts(page).find((kept) => isSamePlace(kept.place, at.current));
  const [found] = useState(find);
  const unanswered = useRef(found?.unanswered ?? []);
  const forget = () => forgetText(page, at.current);
  return {
    values: found?.values ?? null,
    keep: (text) => {
      forget();
      at.current = text.place;
      keepText(page, { ...text, unanswered: unanswered.current });
    },
    forget,
    unanswered: () => unanswered.current,
    noteUnanswered: (block) => {
      unanswered.current = block ? [...unanswered.current, block] : [];
      const text = find();
      if (text) keepText(page, { ...text, unanswered: unanswered.current });
    },
  };
}
