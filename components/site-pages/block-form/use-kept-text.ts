import { useRef, useState } from 'react';
import type { BlockValues } from '#lib/site-pages/staff/blank-block.ts';
import { type FormPlace, isSamePlace } from './form-place.ts';
import { forgetText, type KeptText, keepText, readKeptTexts } from './kept-text.ts';

interface KeptForm {
  /** What was typed into this form earlier; null without it. */
  values: BlockValues | null;
  keep: (text: KeptText) => void;
  forget: () => void;
}

/** The unsaved text of one form in this browser. Its place changes when its block is saved. */
export function useKeptText(page: string, place: FormPlace): KeptForm {
  const at = useRef(place);
  const [values] = useState(
    () => readKeptTexts(page).find((kept) => isSamePlace(kept.place, place))?.values ?? null,
  );
  const forget = () => forgetText(page, at.current);
  return {
    values,
    keep: (text) => {
      forget();
      at.current = text.place;
      keepText(page, text);
    },
    forget,
  };
}
