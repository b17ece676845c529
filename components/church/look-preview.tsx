'use client';

import { ColorFigures } from './color-figures.tsx';
import { LookSample } from './look-sample.tsx';
import { useColorPreview } from './use-color-preview.ts';

interface LookPreviewProps {
  /** As they are picked; empty for the site's own. */
  accent: string;
  second: string;
}

/** What becomes of the picked colours, in a page in little and in words, before anything is saved. */
export function LookPreview({ accent, second }: LookPreviewProps) {
  const preview = useColorPreview(accent, second);
  if (!preview) return null;
  return (
    <section className="grid gap-4" aria-label="How the colors will look">
      <LookSample colors={preview.colors} />
      <ColorFigures preview={preview} accent={accent} second={second} />
    </section>
  );
}
