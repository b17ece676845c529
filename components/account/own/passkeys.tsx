'use client';

import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { carryOut } from '#components/form/use-press.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { Fingerprint, Pencil, Smartphone } from '#components/ui/icons/generated/icons.ts';
import { RemoveButton } from '#components/ui/remove-button.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { messages } from '#lib/language/messages.ts';
import { addPasskeyAction, passkeyOptionsAction, removePasskeyAction } from '#lib/staff/actions.ts';
import type { PasskeyRow } from '#lib/staff/passkeys/schema.ts';
import { makePasskey } from '../sign-in/webauthn.ts';
import { usePrivateList } from '../use-private-list.ts';
import { AccountSection } from './account-section.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

/** The person's passkeys and, once they are known, a button that adds this device. */
export function Passkeys() {
  const { rows, problem, reload } = usePrivateList<PasskeyRow>('/api/passkeys', 'staff');
  const { isPending, add } = useAdding(reload);
  const words = messages.ownAccount;
  const isSupported = browserSupportsWebAuthn();
  return (
    <AccountSection id="own-passkeys" title={words.passkeys} hint={words.passkeysHint}>
      {problem && <Problem>{problem}</Problem>}
      {rows?.length === 0 && <p>{words.noPasskeys}</p>}
      {rows && rows.length > 0 && (
        <ul aria-label={words.passkeys} className="border-t border-rule">
          {rows.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onChanged={reload} />
          ))}
        </ul>
      )}
      {isSupported && (rows || problem) && (
        <Button size="small" pending={isPending} onClick={add} className="justify-self-start">
          <Labelled icon={<Fingerprint aria-hidden size={18} />}>{words.add}</Labelled>
        </Button>
      )}
      {!isSupported && <p className="text-sm text-ink-2">{words.unsupported}</p>}
    </AccountSection>
  );
}

/** Asks the device for a passkey and stores it; it can be named afterwards. */
function useAdding(onAdded: () => Promise<unknown>) {
  const [isPending, setIsPending] = useState(false);
  const words = messages.ownAccount;
  const tryIt = async () => {
    const options = await carryOut(passkeyOptionsAction, {}, { failed: words.failed });
    if (!options) return;
    const outcome = await makePasskey(options.data);
    if ('failure' in outcome)
      return toast('error', outcome.failure === 'known' ? words.known : words.cancelled);
    const passkey = { name: words.device, response: outcome.response };
    const said = { done: words.added, failed: words.failed };
    if (await carryOut(addPasskeyAction, passkey, said)) await onAdded();
  };
  const add = () => {
    setIsPending(true);
    void tryIt().finally(() => setIsPending(false));
  };
  return { isPending, add };
}

function PasskeyItem({ passkey, onChanged }: { passkey: PasskeyRow; onChanged: () => Promise<unknown> }) {
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const { id, name, is_synced } = passkey;
  const words = messages.ownAccount;
  const remove = async () => {
    await carryOut(removePasskeyAction, { id }, { done: words.removed, failed: words.failed });
    setAsked(null);
    await onChanged();
  };
  return (
    <li className="flex items-center gap-4 border-b border-rule py-3">
      <Smartphone aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {is_synced && <Badge>{words.synced}</Badge>}
        </p>
        <p className="text-sm text-ink-2">{usedWords(passkey)}</p>
      </div>
      <button
        type="button"
        aria-label={words.rename(name)}
        onClick={() => setAsked('rename')}
        className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-limestone hover:text-ink"
      >
        <Pencil aria-hidden size={17} />
      </button>
      <RemoveButton label={words.remove(name)} onClick={() => setAsked('remove')} />
      {asked === 'rename' && (
        <RenamePasskey passkey={passkey} onRenamed={onChanged} onClose={() => setAsked(null)} />
      )}
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={words.remove(name)}
        question={words.removeQuestion}
        confirm={messages.ui.remove}
        onConfirm={remove}
        onClose={() => setAsked(null)}
      />
    </li>
  );
}

function usedWords({ last_used_at }: PasskeyRow): string {
  const { lastUsed, neverUsed } = messages.ownAccount;
  const day = last_used_at && formatDate(churchToday(new Date(last_used_at)), 'MMMM d, yyyy');
  return day ? lastUsed(day) : neverUsed;
}
