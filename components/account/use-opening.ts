import { useState } from 'react';

let openings = 0;

/** A number of this opening of the component alone: part of the key of what must not come from an earlier one. */
export function useOpening(): number {
  const [opening] = useState(() => ++openings);
  return opening;
}
