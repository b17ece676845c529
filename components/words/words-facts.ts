import { createContext } from 'react';
import type { Insertions } from '#lib/page-texts/insertions.ts';

/** The facts that words may name in the form around them; null where words name none. */
export const WordsFacts = createContext<Insertions | null>(null);
