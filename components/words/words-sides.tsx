'use client';

import './words-sides.css';
import type { ReactNode } from 'react';
import { messages } from '#lib/language/messages.ts';
import { WordsSwitch } from './words-switch.tsx';

export type Side = 'words' | 'look';

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
        legend={messages.words.side}
        labels={messages.words.sides}
        chosen={showing}
        onChoose={onShow}
        className="words-sides-switch"
      />
      <div className="words-side">{words}</div>
      <div className="words-side">{look}</div>
    </div>
  );
}
