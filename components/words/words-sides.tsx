'use client';

import './words-sides.css';
import type { ReactNode } from 'react';

const sides = { words: 'Write', look: 'Look' } as const;
export type Side = keyof typeof sides;

interface WordsSidesProps {
  showing: Side;
  onShow: (side: Side) => void;
  /** The fields, and how they look. */
  children: [ReactNode, ReactNode];
}

/** Words and their look beside each other; where there is no room for both, one of them, and a switch. */
export function WordsSides({ showing, onShow, children: [words, look] }: WordsSidesProps) {
  return (
    <div className="words-sides" data-showing={showing}>
      <fieldset className="words-sides-switch">
        <legend className="sr-only">Write the words, or look at them on the page</legend>
        {(Object.keys(sides) as Side[]).map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={side === showing}
            onClick={() => onShow(side)}
            className="words-switch"
          >
            {sides[side]}
          </button>
        ))}
      </fieldset>
      <div className="words-side">{words}</div>
      <div className="words-side">{look}</div>
    </div>
  );
}
