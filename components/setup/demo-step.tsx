'use client';

import { useState } from 'react';
import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { restoreChangeAction } from '#lib/activity/actions.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { removeDemoContentAction } from '#lib/setup/actions.ts';
import type { RemovedDemo, UntouchedDemo } from '#lib/setup/schema.ts';
import { StepNotice } from './step-notice.tsx';
import type { StepProps } from './step-props.ts';

/** What to do with the demo: keep it, to be rewritten bit by bit, or remove what is unchanged. */
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
        <Button href={paths.setupStep('ready')}>
          {counts ? messages.setupSteps.demo.keep : messages.setup.goOn}
        </Button>
        {counts && (
          <Button variant="danger" pending={removal.isPending} onClick={() => removal.press({})}>
            {messages.setupSteps.demo.remove}
          </Button>
        )}
      </div>
    </div>
  );
}

function WhatIsLeft({ untouched, counts }: { untouched: UntouchedDemo; counts: string | null }) {
  const words = messages.setupSteps.demo;
  const [beforeCounts, afterCounts] = words.left;
  if (!counts) return <p>{messages.setup.nothingLeft}</p>;
  return (
    <>
      <p>
        <span>{beforeCounts}</span>
        <strong>{counts}</strong>
        <span>{afterCounts}</span>
        {untouched.services > 0 && <span>{words.services}</span>}
      </p>
      <p className="text-ink-2">
        {untouched.prayer_requests > 0 ? words.undoableWithoutPrayer : words.undoable}
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
      <StepNotice text={messages.setupSteps.demo.removed(String(messages.setup.counts(removed)))} />
      <div className="flex flex-wrap gap-3">
        <Button href={paths.setupStep('ready')}>{messages.setup.goOn}</Button>
        <Button variant="secondary" pending={undo.isPending} onClick={() => undo.press({ id })}>
          {messages.ui.undo}
        </Button>
      </div>
    </div>
  );
}
