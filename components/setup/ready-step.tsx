import type { Check } from '#lib/setup/checklist.ts';
import { setupMessages } from '#lib/setup/messages.ts';
import { FinishForm } from './finish-form.tsx';
import { SetupChecklist } from './setup-checklist.tsx';

/** The end of the way: what still speaks of the demo's church, and the word that the site is the church's own. */
export function ReadyStep({ checks, isSetUp }: { checks: readonly Check[]; isSetUp: boolean }) {
  const left = checks.filter(({ isOwn }) => !isOwn).length;
  return (
    <div className="grid gap-8">
      <p className="measure">
        {left > 0
          ? 'This still speaks of the demo’s church. Nothing of it has to be done today: you can say that the site is yours now, and come back to this list at any time.'
          : 'Nothing here speaks of the demo’s church any more.'}
      </p>
      {checks.some(({ claims = [] }) => claims.length > 0) && (
        <p className="measure text-ink-2">{setupMessages.claimsLead}</p>
      )}
      <SetupChecklist checks={checks} />
      <FinishForm isSetUp={isSetUp} />
    </div>
  );
}
