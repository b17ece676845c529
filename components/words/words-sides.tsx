'use client';

import './words-sides.css';
import type { ReactNode } from 'react';
import { WordsSwitch } from './words-switch.tsx';

const sides = { words: 'Write', look: 'Look' } as const;
export type Side = keyof typeof sides;

interface WordsSidesProps {
  showing: Side;
  onShow: (side: Side) => void;
  /** The fields, and how they look. */
  children: [ReactNode, ReactNode];
}

/** The fields and the preview side by side; on narrow screens one of them, with a switch. */
export function WordsSides({ showing, onShow, children: [words, look] }: WordsSidesProps) {
  return (
    <div className="words-sides" data-showing={showing}>
      <WordsSwitch
        legend="Write the words, or look at them on the page"
        labels={sides}
        chosen={showing}
        onChoose={onShow}
        className="words-sides-switch"
      />
      <div className="words-side">{words}</div>
      <div className="words-side">{look}</div>
    </div>
  );
}
