'use client';

import { focusAtOnce } from '#components/form/focus-at-once.ts';
import type { NewFactor } from '#lib/account/schema.ts';

/** What an authenticator app needs: the picture to scan, the address to open, or the key to type. */
export function TotpSecret({ totp }: { totp: NonNullable<NewFactor['totp']> }) {
  return (
    <div
      ref={focusAtOnce}
      tabIndex={-1}
      className="grid gap-5 outline-none sm:grid-cols-[auto_1fr] sm:items-center sm:gap-8"
    >
      {/* A picture in the address itself: there is nothing to optimise or fetch. */}
      {/* biome-ignore lint/performance/noImgElement: a data URL needs no loader */}
      <img
        src={totp.qr_code}
        alt="QR code for the authenticator app; the key beside it says the same"
        width={208}
        height={208}
        className="mx-auto size-52 rounded-card border border-rule bg-white [image-rendering:pixelated]"
      />
      <div className="grid gap-3 text-ink-2">
        <p>Scan this with the authenticator app. On the phone that has the app, this does the same:</p>
        <p>
          <a
            href={totp.uri}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            Open the authenticator app
          </a>
        </p>
        <p>
          Or type this key:{' '}
          <code className="block font-mono text-base text-ink select-all [overflow-wrap:anywhere]">
            {totp.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </p>
      </div>
    </div>
  );
}
