'use client';

import { ColorFigures } from './color-figures.tsx';
import { LookSample } from './look-sample.tsx';
import { useColorPreview } from './use-color-preview.ts';

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
