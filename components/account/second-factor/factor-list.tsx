'use client';

import { useState } from 'react';
import { carryOut } from '#components/form/use-press.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { QrCode, Smartphone } from '#components/ui/icons/generated/icons.ts';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RemoveButton } from '#components/ui/remove-button.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { removeFactorAction } from '#lib/account/actions.ts';
import type { Factor } from '#lib/account/schema.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { messages } from '#lib/language/messages.ts';
import { AccountSection } from '../own/account-section.tsx';
import { RecoverySummary } from './recovery-summary.tsx';

interface FactorListProps {
  factors: readonly Factor[] | undefined;
  problem: string | undefined;
  /** They belong to a person, not to the shared password. */
  isPerson?: boolean;
  onAdd: (type: Factor['factor_type']) => void;
  onChanged: () => void;
  onCodes: (codes: string[]) => void;
}

/** The second factors there are, the recovery codes, and, once they are known, the two ways to add another. */
export function FactorList({ factors, problem, isPerson, onAdd, onChanged, onCodes }: FactorListProps) {
  return (
    <div className="grid gap-7">
      {isPerson && (
        <AccountSection
          id="own-factors"
          title={messages.ownAccount.secondFactor}
          hint={messages.ownAccount.secondFactorHint}
        >
          {factors?.length === 0 && <p>{messages.ownAccount.noFactor}</p>}
        </AccountSection>
      )}
      {problem && <Problem>{problem}</Problem>}
      {!factors && !problem && <Loading role="status">{messages.ui.loading}</Loading>}
      {factors?.length === 0 && !problem && !isPerson && (
        <EmptyState title={messages.security.none}>{messages.security.noneHint}</EmptyState>
      )}
      {factors && factors.length > 0 && (
        <ul aria-label={messages.security.list} className="border-t border-rule">
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              isLast={isLast(factor, factors)}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      {(factors || problem) && <AddButtons onAdd={onAdd} />}
      {factors?.some(({ status }) => status === 'verified') && <RecoverySummary onCodes={onCodes} />}
    </div>
  );
}

function AddButtons({ onAdd }: Pick<FactorListProps, 'onAdd'>) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => onAdd('totp')}>
        <Labelled icon={<QrCode aria-hidden size={18} />}>{messages.security.addTotp}</Labelled>
      </Button>
      <Button variant="secondary" onClick={() => onAdd('phone')}>
        <Labelled icon={<Smartphone aria-hidden size={18} />}>{messages.security.addPhone}</Labelled>
      </Button>
    </div>
  );
}

/** Without it, the password alone is enough again. */
function isLast(factor: Factor, factors: readonly Factor[]): boolean {
  const verified = factors.filter(({ status }) => status === 'verified');
  return verified.length === 1 && verified[0]?.id === factor.id;
}

interface FactorRowProps {
  factor: Factor;
  isLast: boolean;
  onChanged: () => void;
}

function FactorRow({ factor, isLast, onChanged }: FactorRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isVerified = factor.status === 'verified';
  const Icon = factor.factor_type === 'totp' ? QrCode : Smartphone;

  const remove = async () => {
    await carryOut(removeFactorAction, { id: factor.id }, { done: messages.factors.removed });
    setIsAsking(false);
    onChanged();
  };
  return (
    <li className="flex items-center gap-4 border-b border-rule py-3">
      <Icon aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{factor.friendly_name}</span>
          <Badge tone={isVerified ? 'cedar' : 'quiet'}>
            {isVerified ? messages.security.verified : messages.security.unfinished}
          </Badge>
        </p>
        <p className="text-sm text-ink-2">
          <span>{messages.security.addedOn[factor.factor_type]}</span>{' '}
          <time dateTime={factor.created_at}>
            {formatDate(churchToday(new Date(factor.created_at)), 'MMMM d, yyyy')}
          </time>
        </p>
      </div>
      <RemoveButton
        label={messages.security.remove(factor.friendly_name)}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.security.remove(factor.friendly_name)}
        question={isLast ? messages.factors.removeLast : messages.factors.removeOne}
        confirm={messages.ui.remove}
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </li>
  );
}
