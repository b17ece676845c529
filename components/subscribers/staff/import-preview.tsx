'use client';

import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { usePress } from '#components/form/use-press.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';
import type { ImportResult } from '#lib/subscribers/staff/schema.ts';
import { sendPeople } from './send-people.ts';
import type { LookedAt } from './use-import.ts';

interface ImportPreviewProps {
  lookedAt: LookedAt;
  onBack: () => void;
  onDone: () => void;
}

/** What will become of a list, and the button that imports it. */
export function ImportPreview({ lookedAt: { rows, consent, result }, onBack, onDone }: ImportPreviewProps) {
  const words = messages.subscriberList;
  const { added, pending, refused } = result;
  const doubled = rows.length - added - pending - refused.length;
  const bring = usePress(
    sendPeople,
    (made: ImportResult) => {
      toast('success', consent ? words.willAdd(made.added) : words.asked(made.pending));
      onDone();
    },
    words.importFailed,
  );
  const isNothing = added + pending === 0;
  return (
    <StaffForm onSubmit={() => void bring.press({ rows, ...(consent && { consent }) })}>
      <div role="status" className="grid gap-3">
        <p className="text-lg font-semibold">
          {isNothing ? words.nothing : consent ? words.willAdd(added) : words.willAsk(pending)}
        </p>
        {!consent && !isNothing && <p className="text-ink-2">{words.askHint}</p>}
        {doubled > 0 && <p>{words.doubled(doubled)}</p>}
      </div>
      {refused.length > 0 && <Refused refused={refused} />}
      <FormActions
        submit={words.run}
        isPending={bring.isPending}
        isDisabled={isNothing}
        cancel={words.back}
        onCancel={onBack}
        isFoot
      />
    </StaffForm>
  );
}

const mostShown = 100;

function Refused({ refused }: Pick<ImportResult, 'refused'>) {
  const { willRefuse, noAddress, more } = messages.subscriberList;
  return (
    <section aria-labelledby="import-refused">
      <h3 id="import-refused" className="text-base font-semibold">
        {willRefuse(refused.length)}
      </h3>
      <ul className="mt-2 border-t border-rule">
        {refused.slice(0, mostShown).map(({ email, why }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of one list may be equal
          <li key={place} className="grid border-b border-rule py-2.5 wrap-anywhere">
            <span className="font-semibold">{email || noAddress}</span>
            <span className="text-sm text-ink-2">{why}</span>
          </li>
        ))}
      </ul>
      {refused.length > mostShown && <p className="mt-2 text-sm">{more(refused.length - mostShown)}</p>}
    </section>
  );
}
