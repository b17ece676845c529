'use client';

import { QrCode, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { Badge } from '#components/ui/badge.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { RemoveButton } from '#components/ui/remove-button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { removeFactorAction } from '#lib/account/actions.ts';
import { factorMessages } from '#lib/account/messages.ts';
import type { Factor } from '#lib/account/schema.ts';

interface FactorRowProps {
  factor: Factor;
  /** Whether it is the last verified factor. */
  isLast: boolean;
  onChanged: () => void;
}

/** One second factor: its name, type, date and state, and the button that removes it. */
export function FactorRow({ factor, isLast, onChanged }: FactorRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isVerified = factor.status === 'verified';
  const Icon = factor.factor_type === 'totp' ? QrCode : Smartphone;

  const remove = async () => {
    const result = await runUnlocked(removeFactorAction, { id: factor.id });
    setIsAsking(false);
    if (result.ok) toast('success', factorMessages.removed);
    else toast('error', result.error.message);
    onChanged();
  };
  return (
    <li className="flex items-center gap-4 border-b border-rule py-3">
      <Icon aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold [overflow-wrap:anywhere]">{factor.friendly_name}</span>
          <Badge tone={isVerified ? 'cedar' : 'quiet'}>{isVerified ? 'Verified' : 'Not finished'}</Badge>
        </p>
        <p className="text-sm text-ink-2">
          <span>{`${typeNames[factor.factor_type]}, added`}</span>{' '}
          <time dateTime={factor.created_at}>{day.format(new Date(factor.created_at))}</time>
        </p>
      </div>
      <RemoveButton label={`Remove ${factor.friendly_name}`} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove ${factor.friendly_name}`}
        question={isLast ? factorMessages.removeLast : factorMessages.removeOne}
        confirm="Remove"
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </li>
  );
}

const typeNames = { totp: 'Authenticator app', phone: 'Phone' } as const;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
