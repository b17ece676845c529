'use client';

import './fact-chips.css';
import { createContext, type ReactNode, useEffect, useRef } from 'react';
import { typeInto } from '#components/form/type-into.ts';
import { messages } from '#lib/language/messages.ts';
import { type Insertions, insertionNames, insertionText } from '#lib/page-texts/insertions.ts';

/** The facts that words may name in the form around them; null where words name none. */
export const WordsFacts = createContext<Insertions | null>(null);

interface FactChipsProps {
  insertions: Insertions;
  /** The fields that may name facts. */
  children: ReactNode;
}

/** Fields, and below them the church's facts, which a press inserts into the field that had the focus last. */
export function FactChips({ insertions, children }: FactChipsProps) {
  const field = useLastField();
  const put = (name: string) => field.current && typeInto(field.current, `{${name}}`);
  return (
    <>
      <WordsFacts value={insertions}>{children}</WordsFacts>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {messages.words.facts}
        </summary>
        <p className="text-ink-2">
          <span>{messages.words.factsHelp}</span> <code>{messages.words.factsExample}</code>
          <span>.</span>
        </p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {insertionNames.map((name) => (
            <li key={name} className="max-w-full">
              <button
                type="button"
                title={messages.pageTexts.facts[name]}
                onClick={() => put(name)}
                className="fact-chip"
              >
                {insertionText(name, insertions)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The field to write in that had the focus last. */
function useLastField() {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(writable)) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return last;
}

const writable = 'input[type="text"], textarea, [contenteditable="true"]';
