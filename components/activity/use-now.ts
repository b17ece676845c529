'use client';

import { useEffect, useState } from 'react';

/** The present moment, told anew every half minute: for times such as '5 minutes ago'. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
