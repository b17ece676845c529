'use client';

import { useState } from 'react';
import { focusAtOnce } from '#components/form/focus-at-once.ts';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { factorMessages } from '#lib/account/messages.ts';
import { type Factor, type NewFactor, totpFactorInput } from '#lib/account/schema.ts';
import { CodeForm } from './code-form.tsx';
import { confirmFactor, forgetFactor } from './factor-api.ts';
import { FactorForm } from './factor-form.tsx';
import { freeName } from './free-name.ts';

interface AddTotpProps {
  known: readonly Factor[];
  onAdded: () => Promise<void>;
  onCancel: () => void;
}

/** Adds an authenticator app: a name, then the picture to scan, then its first code. */
export function AddTotp({ known, onAdded, onCancel }: AddTotpProps) {
  const [added, setAdded] = useState<NewFactor | null>(null);
  const [defaults] = useState({
    factor_type: 'totp' as const,
    friendly_name: freeName('Authenticator app', known),
  });
  if (!added?.totp) {
    return <FactorForm schema={totpFactorInput} defaults={defaults} onAdded={setAdded} onCancel={onCancel} />;
  }
  const confirm = async (code: string) => {
    const result = await runUnlocked(confirmFactor, { id: added.id, code });
    if (!result.ok) return result.error.message;
    toast('success', factorMessages.added);
    await onAdded();
    return null;
  };
  return (
    <div className="grid gap-6">
      <TotpSecret totp={added.totp} />
      <CodeForm
        kind="factor"
        label="Code that the app shows"
        help="Six digits. This proves that the app and the site agree."
        submitLabel="Confirm"
        isFocusElsewhere
        onSubmit={confirm}
        onCancel={() => void forgetFactor(added.id).then(onCancel)}
      />
    </div>
  );
}

/** What an authenticator app needs: the picture to scan, the address to open, or the key to type. */
function TotpSecret({ totp }: { totp: NonNullable<NewFactor['totp']> }) {
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
