'use client';

import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { updateFormAction } from '#lib/forms/actions.ts';
import type { EventForm, FormDate } from '#lib/forms/staff/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { dateWords, seatWords } from '../form-words.ts';

interface EventStandingProps extends EventForm {
  /** The date that is shown, as the rule gives it. */
  date: string;
  onChanged: () => Promise<unknown>;
  onLeave?: (() => void) | undefined;
}

/**
 * How the sign-ups of an event stand on a date, with a switch that opens and closes them while it is to come, and the way
 * to the list.
 */
export function EventStanding({ form, dates, date, onChanged, onLeave }: EventStandingProps) {
  const text = messages.eventSignUps;
  const shown = dates.find((each) => each.date === date);
  const off = shown && offWords(shown);
  const { isPending, press } = usePress(
    updateFormAction,
    async ({ is_open }) => {
      toast('success', is_open ? text.opened : text.closed);
      await onChanged();
    },
    text.failed,
  );
  const toggle = (is_open: boolean) => void press({ id: form.id, if_match: form.updated_at, is_open });
  return (
    <section
      aria-label={text.title}
      className="grid w-full gap-2 rounded-card border border-dashed border-accent p-4 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0">
          <strong>{text.title}</strong> <span className="tabular">{shown && seatWords(shown)}</span>
          {shown && dates.length > 1 && <span className="block text-sm text-ink-2">{dateWords(shown)}</span>}
        </p>
        {off ? (
          <span className="text-sm font-semibold">{off}</span>
        ) : (
          <span className="inline-flex items-center gap-1">
            <span aria-hidden className="text-sm font-semibold">
              {text.isOpen}
            </span>
            <Switch label={text.isOpen} checked={form.is_open} disabled={isPending} onChange={toggle} />
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button href={unlinkedPaths.churchForm(form.id, 'answers', date)} size="small" onClick={onLeave}>
          {text.list}
        </Button>
        <PageLink href={unlinkedPaths.churchForm(form.id)} className="text-link" onClick={onLeave}>
          {text.edit}
        </PageLink>
      </div>
    </section>
  );
}

/** Returns that a date does not take place, or has; null of one to come. */
function offWords({ is_cancelled, is_over }: FormDate): string | null {
  const { cancelled, over } = messages.formView.dateStates;
  return is_cancelled ? cancelled : is_over ? over : null;
}
