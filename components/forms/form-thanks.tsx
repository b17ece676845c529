'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import { QrCode } from '#components/ui/text/qr-code.tsx';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { ReceiptRow } from '#lib/forms/answers/schema.ts';
import type { TypedAnswer } from '#lib/forms/answers/typed-answer.ts';
import type { ShownForm } from '#lib/forms/public/shown-form.ts';
import { messages } from '#lib/language/messages.ts';
import { markedWords } from './fields/marked-words.tsx';
import { Stamp } from './stamp.tsx';

interface FormThanksProps {
  shown: ShownForm;
  receipt: ReceiptRow;
  sent: TypedAnswer;
}

/** What became of a form that was sent: a stamped card with the date, and the way to change a sign-up. */
export function FormThanks({ shown, receipt, sent }: FormThanksProps) {
  const { form, dates, isMailed } = shown;
  const { state, position, manage_url: link } = receipt;
  const words = messages.formView;
  const date = dates.find((one) => one.date === sent.date) ?? (dates.length === 1 ? dates[0] : undefined);
  const isSignUp = state !== 'received';
  // By mail everybody gets the same words: whether an address was signed up before is said to its owner alone.
  const isAgain = isSignUp && !isMailed && link === null;
  return (
    <Stamp
      title={isAgain ? words.states.received : words.states[state]}
      facts={[markedWords(form, 'title', form.title), date?.label]}
      isWaiting={state === 'waiting'}
    >
      {position !== undefined && (
        <p>
          <span>{words.position(position)}</span>{' '}
          <span>{isMailed ? words.waitForMail : words.waitByLink}</span>
        </p>
      )}
      {form.thanks && (
        <p {...langOf(form, 'thanks')}>
          <Lines of={form.thanks} />
        </p>
      )}
      {isSignUp && isMailed && <p>{words.mailed(sent.email ?? '')}</p>}
      {isAgain && <p>{words.again}</p>}
      {isSignUp && !isMailed && link && <ManageLink link={link} />}
      {date?.calendar && state === 'confirmed' && (
        <p>
          <Button href={date.calendar} variant="secondary" download>
            {words.addToCalendar}
          </Button>
        </p>
      )}
    </Stamp>
  );
}

function ManageLink({ link }: { link: string }): ReactNode {
  const { linkShownOnce, code } = messages.formView;
  return (
    <div className="grid gap-3">
      <p>{linkShownOnce}</p>
      <p>
        <a href={link} className="text-link wrap-anywhere">
          {link}
        </a>
      </p>
      <QrCode text={link} label={code} className="form-code" />
    </div>
  );
}
