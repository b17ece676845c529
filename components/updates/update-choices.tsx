'use client';

import { askFirst } from '#components/admin-mode/ask-first.tsx';
import { carryOut } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';
import { chooseUpdateAction, takeBackUpdateAction } from '#lib/updates/actions.ts';
import type { OfferedUpdate } from '#lib/updates/schema.ts';

interface ChoicesProps {
  update: OfferedUpdate;
  reload: () => Promise<unknown>;
}

/** The choices about an update: tonight, now, not this one; for a planned one to take it back. */
export function UpdateChoices({ update, reload }: ChoicesProps) {
  const { state, latest } = update;
  const words = messages.updateView;
  const { failed } = words;
  const version = latest ?? update.version;
  const choose = async (when: 'now' | 'tonight' | 'never', done: string) => {
    if (!(await carryOut(chooseUpdateAction, { when }, { done, failed }))) return false;
    return reload();
  };
  if (state === 'planned')
    return (
      <div className="update-choices">
        <Button
          variant="secondary"
          onClick={async () => {
            await carryOut(takeBackUpdateAction, {}, { done: words.takenBack, failed });
            await reload();
          }}
        >
          {words.takeBack}
        </Button>
      </div>
    );
  const askNow = () => {
    const question = { title: words.nowTitle(version), question: words.nowText, confirm: words.now };
    askFirst('update-now', { ...question, isHarmless: true }, () => choose('now', words.startedNow(version)));
  };
  return (
    <div className="update-choices">
      <Button onClick={() => choose('tonight', words.plannedTonight(version))}>
        {state === 'went_back' ? words.tryTonight : words.tonight}
      </Button>
      {state !== 'went_back' && (
        <Button variant="secondary" onClick={askNow}>
          {words.now}
        </Button>
      )}
      <Button variant="quiet" onClick={() => choose('never', words.putAside(version))}>
        {words.never}
      </Button>
    </div>
  );
}
