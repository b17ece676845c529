'use client';

import { useState } from 'react';
import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { restoreChangeAction } from '#lib/activity/actions.ts';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';
import { removeDemoContentAction } from '#lib/setup/actions.ts';

import type { RemovedDemo, UntouchedDemo } from '#lib/setup/schema.ts';
import { StepNotice } from './step-notice.tsx';
import type { StepProps } from './step-props.ts';

/** What to do with the demo: keep it, to be rewritten bit by bit, or remove what nobody has changed. */
export function DemoStep({ setup: { untouched }, onChanged }: StepProps) {
  const [removed, setRemoved] = useState<RemovedDemo | null>(null);
  const show = async (now: RemovedDemo | null) => {
    await onChanged();
    setRemoved(now);
  };
  const removal = usePress(removeDemoContentAction, show);
  const counts = messages.setup.counts(untouched);
  if (removed?.id) return <Removed {...removed} id={removed.id} onBack={() => show(null)} />;
  return (
    <div className="grid max-w-2xl gap-6">
      <WhatIsLeft untouched={untouched} counts={counts} />
      <div className="flex flex-wrap gap-3">
        <Button href={paths.setupStep('ready')}>{counts ? 'Keep it and go on' : 'Go on'}</Button>
        {counts && (
          <Button variant="danger" pending={removal.isPending} onClick={() => removal.press({})}>
            Remove the demo content
          </Button>
        )}
      </div>
    </div>
  );
}

function WhatIsLeft({ untouched, counts }: { untouched: UntouchedDemo; counts: string | null }) {
  if (!counts) return <p>{messages.setup.nothingLeft}</p>;
  return (
    <>
      <p>
        <span>
          Still as the demo brought them: <strong>{counts}</strong>. Keep them to write over, one by one; or
          remove them all at once. What you have changed stays, and so do the ministries.
        </span>
        {untouched.services > 0 && (
          <span> The services keep their names and times; only the demo’s words about them go.</span>
        )}
      </p>
      <p className="text-ink-2">
        {`Removing is one change: you can undo it here at once, and for a year under ‘More’, ‘Activity’.${untouched.prayer_requests > 0 ? ' Only the sample prayer requests do not come back: the activity log never keeps prayer requests.' : ''}`}
      </p>
    </>
  );
}

interface RemovedProps extends RemovedDemo {
  id: string;
  onBack: () => Promise<void>;
}

function Removed({ id, removed, onBack }: RemovedProps) {
  const undo = usePress(restoreChangeAction, async () => {
    toast('success', messages.setup.back);
    await onBack();
  });
  return (
    <div className="grid max-w-2xl gap-6">
      <StepNotice text={`${messages.setup.removed} Removed: ${messages.setup.counts(removed)}.`} />
      <div className="flex flex-wrap gap-3">
        <Button href={paths.setupStep('ready')}>Go on</Button>
        <Button variant="secondary" pending={undo.isPending} onClick={() => undo.press({ id })}>
          Undo
        </Button>
      </div>
    </div>
  );
}
