'use client';

import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { clockWords } from '#lib/core/church/service-labels.ts';
import { minutesOf } from '#lib/core/dates/calendar-date.ts';
import { messages } from '#lib/language/messages.ts';
import { composeWeekLetterAction } from '#lib/letters/actions.ts';
import type { LetterPlanRow, LetterRow } from '#lib/letters/schema.ts';
import { momentWords } from './letter-words.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { useLetterPlan } from './read-letters.ts';
import { SkipButton } from './skip-button.tsx';

interface ThisWeekProps {
  /** Undefined until they are read. */
  letters: readonly LetterRow[] | undefined;
  onComposed: () => Promise<unknown>;
}

/** The letter of this week: the one that waits, or a button that composes it, and when it composes itself. */
export function ThisWeek({ letters, onComposed }: ThisWeekProps) {
  const words = messages.letterEditing.week;
  const { data: plan } = useLetterPlan();
  const open = letters?.find(
    ({ kind, state }) => kind === 'week' && (state === 'draft' || state === 'ready'),
  );
  return (
    <TitledCard id="week" title={words.title}>
      <div className="mt-4 grid gap-5">
        {letters && (open ? <WaitingWeek letter={open} /> : <NoWeek onComposed={onComposed} />)}
        {plan && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule pt-4 text-sm text-ink-2">
            <span>{planWords(plan)}</span>
            <button
              type="button"
              className="text-link min-h-11 font-semibold"
              onClick={() =>
                openStaffDialog('letter-plan', (dialog) => <PlanDialog {...dialog} plan={plan} />)
              }
            >
              {words.changePlan}
            </button>
          </p>
        )}
      </div>
    </TitledCard>
  );
}

function WaitingWeek({ letter }: { letter: LetterRow }) {
  const { week, later, own } = messages.letterEditing;
  const isPlanned = letter.state === 'ready' && letter.send_at !== null;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="font-display text-xl wrap-anywhere">{letter.subject || own.unnamed}</p>
        <p className="text-ink-2">
          {isPlanned ? later.leaves(momentWords(letter.send_at ?? '')) : week.holds(letter.items.length)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button href={unlinkedPaths.churchLetter(letter.id)}>{week.look}</Button>
        <SkipButton letter={letter} />
      </div>
    </div>
  );
}

function NoWeek({ onComposed }: Pick<ThisWeekProps, 'onComposed'>) {
  const words = messages.letterEditing.week;
  const tell = ({ state }: LetterRow) =>
    state === 'skipped' ? toast('info', words.empty) : toast('success', words.composed);
  const { isPending, press } = usePress(
    composeWeekLetterAction,
    async (letter) => {
      tell(letter);
      await onComposed();
    },
    words.composeFailed,
  );
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{words.none}</p>
      <Button pending={isPending} onClick={() => press({})} className="justify-self-start">
        {words.compose}
      </Button>
    </div>
  );
}

function planWords({ is_on, needs_approval, weekday, time }: LetterPlanRow): string {
  const words = messages.letterEditing.week;
  if (!is_on) return words.planOff;
  const day = messages.dates.weekdays[weekday] ?? '';
  return (needs_approval ? words.plan : words.planSends)(day, clockWords(minutesOf(time)));
}
