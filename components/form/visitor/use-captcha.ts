'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { apiAddress } from '#lib/core/addresses/in-language.ts';
import type { Captcha } from '#lib/core/visitor-form/schema.ts';

export interface CaptchaState {
  captcha: Captcha | null;
  hasFailed: boolean;
  /** Whether a new sum is loading: an answer now would be to the old one. */
  isRefreshing: boolean;
  refresh: () => void;
}

/** Returns the server's sum: from the page, or fetched once `isWanted`. */
export function useCaptcha(given: Captcha | null, isWanted: boolean): CaptchaState {
  const [captcha, setCaptcha] = useState(given);
  const [hasFailed, setHasFailed] = useState(false);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const latest = useRef(0);

  const refresh = useCallback(() => {
    latest.current += 1;
    const asked = latest.current;
    setIsRefreshing(true);
    readCaptcha().then(
      (sum) => {
        if (asked !== latest.current) return;
        setCaptcha(sum);
        setHasFailed(false);
        setIsRefreshing(false);
      },
      () => {
        setHasFailed(true);
        setIsRefreshing(false);
      },
    );
  }, []);
  useEffect(() => {
    if (isWanted) refresh();
  }, [isWanted, refresh]);
  return { captcha, hasFailed, isRefreshing, refresh };
}

async function readCaptcha(): Promise<Captcha> {
  const response = await fetch(apiAddress('/api/captcha'), { cache: 'no-store' });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Captcha;
}
