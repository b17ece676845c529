'use client';

import { useEffect, useState } from 'react';
import { previewColorsAction } from '#lib/art/actions.ts';
import type { ColorPreview } from '#lib/art/schema.ts';
import { ColorFigures } from './color-figures.tsx';
import { LookSample } from './look-sample.tsx';

interface LookPreviewProps {
  /** As they are picked; empty for the site's own. */
  accent: string;
  second: string;
}

/**
 * What becomes of the picked colours, in a page in little and in words, before anything is saved. It is as tall
 * before the server's answer as with it: what stands under it stays where a finger is about to touch it.
 */
export function LookPreview({ accent, second }: LookPreviewProps) {
  const preview = useColorPreview(accent, second);
  return (
    <section className="grid gap-4" aria-label="How the colors will look">
      <LookSample colors={preview?.colors} />
      <ColorFigures preview={preview} accent={accent} second={second} />
    </section>
  );
}

/** How long a colour stands still before the server is asked what becomes of it, in milliseconds. */
const restMs = 200;

/** What the server makes of the picked colours; the last answer while it works, or while one is half typed. */
function useColorPreview(accent: string, second: string): ColorPreview | null {
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
