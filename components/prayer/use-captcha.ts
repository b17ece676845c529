'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Captcha } from '@/lib/prayer/captcha';

export interface CaptchaState {
  captcha: Captcha | null;
  hasFailed: boolean;
  /** Asks the server for a new sum. */
  refresh: () => void;
}

/** A sum of the server's: given with the page, or fetched once `isWanted`. */
export function useCaptcha(given: Captcha | null, isWanted: boolean): CaptchaState {
  const [captcha, setCaptcha] = useState(given);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(0);

  const refresh = useCallback(() => {
    latest.current += 1;
    const asked = latest.current;
    readCaptcha().then(
      (sum) => {
        if (asked !== latest.current) return;
        setCaptcha(sum);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  }, []);
  useEffect(() => {
    if (isWanted) refresh();
  }, [isWanted, refresh]);
  return { captcha, hasFailed, refresh };
}

async function readCaptcha(): Promise<Captcha> {
  const response = await fetch('/api/captcha', { cache: 'no-store' });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Captcha;
}
