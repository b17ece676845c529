'use client';

import { useEffect, useState } from 'react';
import { previewColorsAction } from '#lib/art/actions.ts';
import type { ColorPreview } from '#lib/art/schema.ts';

/** How long a colour stands still before the server is asked what becomes of it, in milliseconds. */
const restMs = 200;

/** What the server makes of the picked colours; the last answer while it works, or while one is half typed. */
export function useColorPreview(accent: string, second: string): ColorPreview | null {
  const [preview, setPreview] = useState<ColorPreview | null>(null);
  useEffect(() => {
    let isMeant = true;
    const timer = setTimeout(async () => {
      const answer = await previewColorsAction({ accent_color: accent, second_color: second }).catch(
        () => null,
      );
      if (isMeant && answer?.ok) setPreview(answer.data);
    }, restMs);
    return () => {
      isMeant = false;
      clearTimeout(timer);
    };
  }, [accent, second]);
  return preview;
}
