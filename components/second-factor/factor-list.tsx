'use client';

import { QrCode, Smartphone } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import type { Factor } from '#lib/account/schema.ts';
import { FactorRow } from './factor-row.tsx';
import { RecoverySummary } from './recovery-summary.tsx';

interface FactorListProps {
  factors: readonly Factor[] | undefined;
  problem: string | undefined;
  onAdd: (type: Factor['factor_type']) => void;
  onChanged: () => void;
  onCodes: (codes: string[]) => void;
}

/** The second factors there are, the recovery codes, and the two ways to add another. */
export function FactorList({ factors, problem, onAdd, onChanged, onCodes }: FactorListProps) {
  return (
    <div className="grid gap-7">
      {problem && <Problem>{problem}</Problem>}
      {!factors && !problem && <Loading role="status">Loading...</Loading>}
      {factors?.length === 0 && !problem && (
        <EmptyState title="The password alone opens admin mode">
          Several people know it, and passwords travel. With a second factor, nobody gets in by the password
          alone: staff also give a code from an app or a phone.
        </EmptyState>
      )}
      {factors && factors.length > 0 && (
        <ul aria-label="Second factors" className="border-t border-rule">
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
      <AddButtons onAdd={onAdd} />
      {factors?.some(({ status }) => status === 'verified') && <RecoverySummary onCodes={onCodes} />}
    </div>
  );
}

function AddButtons({ onAdd }: Pick<FactorListProps, 'onAdd'>) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => onAdd('totp')}>
        <Labelled icon={<QrCode aria-hidden size={18} />}>Add authenticator app</Labelled>
      </Button>
      <Button variant="secondary" onClick={() => onAdd('phone')}>
        <Labelled icon={<Smartphone aria-hidden size={18} />}>Add phone</Labelled>
      </Button>
    </div>
  );
}

/** Without it, the password alone is enough again. */
function isLast(factor: Factor, factors: readonly Factor[]): boolean {
  const verified = factors.filter(({ status }) => status === 'verified');
  return verified.length === 1 && verified[0]?.id === factor.id;
}
