'use client';

import { useEffect, useState } from 'react';
import { previewColorsAction } from '#lib/art/actions.ts';
import type { ColorPreview } from '#lib/art/schema.ts';
import { ColorFigures } from './color-figures.tsx';
import { LookSample } from './look-sample.tsx';

interface LookPreviewProps {
  /** As picked; empty for the default. */
  accent: string;
  second: string;
}

/**
 * Previews the picked colours in a sample page and in words before anything is saved. Its height does not
 * depend on the server's answer, so nothing below it shifts.
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

/** The debounce before the server computes the colours, in milliseconds. */
const restMs = 200;

/** Returns the server's computed colours; the last answer while it works or while a code is incomplete. */
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
