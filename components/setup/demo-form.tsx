'use client';

import { useRouter } from 'next/navigation';
import { FormNotice } from '#components/form/form-notice.tsx';
import { usePlainForm } from '#components/form/use-plain-form.ts';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { removeDemoFormAction, undoRemovalFormAction } from '#lib/setup/actions.ts';
import { listCounts, setupMessages } from '#lib/setup/messages.ts';
import type { RemovedDemo, UntouchedDemo } from '#lib/setup/schema.ts';

/** What to do with the demo: keep it, to be rewritten bit by bit, or remove what nobody has changed. */
export function DemoForm({ untouched, isBack }: { untouched: UntouchedDemo; isBack: boolean }) {
  const router = useRouter();
  const removal = usePlainForm(removeDemoFormAction, { onDone: () => router.refresh() });
  const undo = usePlainForm(undoRemovalFormAction, { onDone: () => router.refresh() });
  const removed = removal.result?.ok ? removal.result.data : null;
  const undone = undo.result?.ok ? undo.result.data.restored : null;
  const counts = listCounts(untouched);
  if (removed?.id && undone !== removed.id) return <Removed {...removed} id={removed.id} undo={undo} />;
  return (
    <div className="grid max-w-2xl gap-6">
      {(undone || isBack) && <FormNotice text={setupMessages.back} />}
      {removal.result?.ok === false && <FormNotice isRefusal text={removal.result.error.message} />}
      <WhatIsLeft untouched={untouched} counts={counts} />
      <div className="flex flex-wrap gap-3">
        <Button href={paths.setupStep('ready')}>{counts ? 'Keep it and go on' : 'Go on'}</Button>
        {counts && (
          <form {...removal.form}>
            <Button type="submit" variant="danger" pending={removal.isPending}>
              Remove the demo content
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}

function WhatIsLeft({ untouched, counts }: { untouched: UntouchedDemo; counts: string | null }) {
  if (!counts) return <p>{setupMessages.nothingLeft}</p>;
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
  undo: ReturnType<typeof usePlainForm<{ restored: string }>>;
}

function Removed({ id, removed, undo }: RemovedProps) {
  return (
    <div className="grid max-w-2xl gap-6">
      <FormNotice text={`${setupMessages.removed} Removed: ${listCounts(removed)}.`} />
      {undo.result?.ok === false && <FormNotice isRefusal text={undo.result.error.message} />}
      <div className="flex flex-wrap gap-3">
        <Button href={paths.setupStep('ready')}>Go on</Button>
        <form {...undo.form}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="secondary" pending={undo.isPending}>
            Undo
          </Button>
        </form>
      </div>
    </div>
  );
}
