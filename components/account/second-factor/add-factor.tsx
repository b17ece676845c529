'use client';

import { useState } from 'react';
import { focusAtOnce } from '#components/form/focus-at-once.ts';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { type Factor, type NewFactor, phoneFactorInput, totpFactorInput } from '#lib/account/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { CodeForm } from './code-form.tsx';
import { confirmFactor, forgetFactor } from './factor-api.ts';
import { FactorForm } from './factor-form.tsx';
import { freeName } from './free-name.ts';
import { PhoneCode } from './phone-code.tsx';

interface AddFactorProps {
  type: Factor['factor_type'];
  known: readonly Factor[];
  onAdded: () => Promise<void>;
  onCancel: () => void;
}

/** Adds a second factor: its name, then the first code that the app shows or the phone is sent. */
export function AddFactor({ type, known, onAdded, onCancel }: AddFactorProps) {
  const [added, setAdded] = useState<NewFactor | null>(null);
  const [name] = useState(() => freeName(messages.security.types[type], known));
  if (!added) {
    const form = { onAdded: setAdded, onCancel };
    return type === 'totp' ? (
      <FactorForm
        {...form}
        schema={totpFactorInput}
        defaults={{ factor_type: 'totp', friendly_name: name }}
      />
    ) : (
      <FactorForm
        {...form}
        schema={phoneFactorInput}
        defaults={{ factor_type: 'phone', friendly_name: name, phone: '' }}
      />
    );
  }
  const confirmed = () => {
    toast('success', messages.factors.added);
    return onAdded();
  };
  const steps = { added, onConfirmed: confirmed, onCancel: () => void forgetFactor(added.id).then(onCancel) };
  return <div className="grid gap-6">{added.totp ? <FirstTotp {...steps} /> : <FirstSms {...steps} />}</div>;
}

interface FirstCodeProps {
  added: NewFactor;
  onConfirmed: () => Promise<void>;
  onCancel: () => void;
}

function FirstSms({ added, onConfirmed, onCancel }: FirstCodeProps) {
  return (
    <>
      <p className="text-ink-2">
        <span>{messages.security.codeGoesTo} </span>
        <strong className="text-ink">{added.phone}</strong>
        <span>{messages.security.notTheNumber} </span>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {messages.security.startAgain}
        </Button>
      </p>
      <PhoneCode isNew factorId={added.id} onConfirmed={() => void onConfirmed()} onCancel={onCancel} />
    </>
  );
}

function FirstTotp({ added, onConfirmed, onCancel }: FirstCodeProps) {
  const confirm = async (code: string) => {
    const result = await runUnlocked(confirmFactor, { id: added.id, code });
    if (!result.ok) return result.error.message;
    await onConfirmed();
    return null;
  };
  return (
    <>
      {added.totp && <TotpSecret totp={added.totp} />}
      <CodeForm
        kind="factor"
        label={messages.security.appCode}
        help={messages.security.appCodeHelp}
        submitLabel={messages.factorTexts.confirm}
        isFocusElsewhere
        onSubmit={confirm}
        onCancel={onCancel}
      />
    </>
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
        alt={messages.security.qrCode}
        width={208}
        height={208}
        className="mx-auto size-52 rounded-card border border-rule bg-white"
        style={{ imageRendering: 'pixelated' }}
      />
      <div className="grid gap-3 text-ink-2">
        <p>{messages.security.scan}</p>
        <p>
          <a
            href={totp.uri}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {messages.security.openApp}
          </a>
        </p>
        <p>
          <span>{messages.security.orType} </span>
          <code className="block font-mono text-base text-ink select-all wrap-anywhere">
            {totp.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </p>
      </div>
    </div>
  );
}
