'use client';

import './globals.css';
import { figtree, fraunces } from './fonts.ts';
import '#components/ui/button.css';
import { ReadySignal } from '#components/layout/ready-signal.tsx';

/** Shown when the layout itself failed. In every page's bundle, so it stays small. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        <title>Unexpected Application Error!</title>
        <main className="wrap flex-1 py-16 md:py-28">
          <h1 className="text-4xl">Unexpected Application Error!</h1>
          <p className="measure mt-6 text-lg text-ink-2">
            Something went wrong on our side and this page could not be shown. Please try again in a moment.
          </p>
          <button type="button" className="plate-button mt-9" onClick={() => retry()}>
            Try again
          </button>
        </main>
        <ReadySignal />
      </body>
    </html>
  );
}
