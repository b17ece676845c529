import type { ReactNode } from 'react';
import { GivingMark, type GivingWay } from '#components/art/giving-mark.tsx';
import { Button } from '#components/ui/button.tsx';
import { church } from '#lib/core/church/church.ts';
import { TextInstructions } from './text-instructions.tsx';
import { TextToGive } from './text-to-give.tsx';

const { giving } = church;
const smsHref = `sms:${giving.textNumberHref}?&body=${encodeURIComponent(giving.textExample)}`;

/** Three plain ways to give, one under the other. */
export function Ways() {
  return (
    <ol className="border-t-2 border-ink">
      <Way number={1} title="Text To Give" mark="phone">
        <TextInstructions />
        <p className="mt-3">
          The first time, a reply asks you to link a card or a bank account. After that a text is all it
          takes.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <TextToGive instructions={<TextInstructions />} smsHref={smsHref} />
          <Button href={smsHref} variant="secondary" className="pointer-fine:hidden">
            Open Messages
          </Button>
        </div>
      </Way>
      <Way number={2} title="Online Giving" mark="online">
        <p>
          Give once or set up a gift that repeats, by card or bank transfer, on our donation partner’s secure
          page. You choose the fund, and your yearly statement for taxes is kept there too.
        </p>
        <p className="mt-6">
          <Button href={giving.onlineUrl} target="_blank">
            Give online
            <span className="sr-only"> (opens in a new tab)</span>
          </Button>
        </p>
      </Way>
      <Way number={3} title="In person" mark="box">
        <p>
          Leave cash or a check in the wooden box by the doors on a Sunday, or mail a check made out to{' '}
          {church.name} to {church.street}, {church.city}, {church.region} {church.postalCode}. Write the fund
          on the memo line if you have one in mind.
        </p>
      </Way>
    </ol>
  );
}

interface WayProps {
  number: number;
  title: string;
  mark: GivingWay;
  children: ReactNode;
}

function Way({ number, title, mark, children }: WayProps) {
  return (
    <li className="grid grid-cols-[3rem_1fr] gap-x-5 border-b border-ink/25 py-9 sm:grid-cols-[5rem_1fr] sm:gap-x-8">
      <GivingMark way={mark} className="size-12 text-bluebonnet-deep sm:size-18" />
      <div>
        <h2 className="text-2xl" id={`way-${number}`}>
          {title}
        </h2>
        <div className="measure mt-3 text-ink-2">{children}</div>
      </div>
    </li>
  );
}
