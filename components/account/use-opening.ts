import { useState } from 'react';

let openings = 0;

/** A number unique to this mount: a cache key with it never gives data of an earlier mount. */
export function useOpening(): number {
  const [opening] = useState(() => ++openings);
  return opening;
}
