import { useRef, useState } from 'react';
import type { Block } from '#lib/site-pages/blocks/block.ts';
import type { BlockValues } from '#lib/site-pages/staff/blank-block.ts';
import { type FormPlace, isSamePlace } from './form-place.ts';
import { forgetText, type KeptText, keepText, readKeptTexts } from './kept-text.ts';

export interface KeptForm {
  /** What was typed into this form earlier; null without it. */
  values: BlockValues | null;
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
