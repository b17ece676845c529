'use client';

import { ErrorScreen } from '@/components/layout/error-screen';
import { figtree, fraunces } from './fonts';
import './globals.css';

/** The last resort: the frame itself failed, so this page brings its own. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        <title>Unexpected Application Error!</title>
        <main className="flex-1">
          <ErrorScreen>
            <button type="button" className="plate-button" onClick={() => retry()}>
              Try again
            </button>
          </ErrorScreen>
        </main>
      </body>
    </html>
  );
}
