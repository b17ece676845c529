import { Fragment, type ReactNode } from 'react';
import { GivingMark, type GivingWay } from '#components/art/giving-mark.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableText } from '#components/editing/editable-text.tsx';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { Button } from '#components/ui/button.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import { langOfFact } from '#lib/church/lang-of-fact.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { textMessageUrl } from '#lib/core/messaging/phone-number.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { TextToGive } from './text-to-give.tsx';

/** The ways to give that the church offers. */
export function Ways({ texts }: { texts: PageTexts }) {
  const { giving_url, giving_text_number, giving_text_example } = currentChurch();
  return (
    <ol className="border-t-2 border-ink">
      {giving_text_number && (
        <TextWay number={giving_text_number} example={giving_text_example} texts={texts} />
      )}
      {giving_url && (
        <Way isStatic number={2} texts={texts} titleKey="giving.online_title" mark="online">
          <EditableText of="giving.online" text={texts['giving.online']} />
          <p className="mt-6">
            <Button href={giving_url} target="_blank">
              <span>{messages.churchPages.giving.giveOnline}</span>
              <span className="sr-only">{messages.ui.newTab}</span>
            </Button>
          </p>
        </Way>
      )}
      <Way isStatic number={3} texts={texts} titleKey="giving.in_person_title" mark="box">
        <RichText html={texts['giving.in_person']} {...langOfWords('giving.in_person')} />
        <EditHere of="words:giving.in_person" />
      </Way>
    </ol>
  );
}

interface TextWayProps {
  number: string;
  example: string | null;
  texts: PageTexts;
}

function TextWay({ number, example, texts }: TextWayProps) {
  const instructions = <TextInstructions number={number} example={example} />;
  const smsHref = textMessageUrl(number, example ?? '');
  return (
    <Way number={1} texts={texts} titleKey="giving.text_title" mark="phone">
      <div>
        {instructions}
        <EditHere of="church:giving" />
      </div>
      <EditableText of="giving.text" text={texts['giving.text']} className="mt-3" />
      <div className="mt-6 flex flex-wrap gap-3">
        <TextToGive
          title={texts['giving.text_title']}
          instructions={instructions}
          smsHref={smsHref}
          {...langOfWords('giving.text_title')}
        />
        <Button href={smsHref} variant="secondary" className="pointer-fine:hidden">
          {messages.churchView.openMessages}
        </Button>
      </div>
    </Way>
  );
}

interface WayProps {
  /** Whether scripts leave its content unchanged. */
  isStatic?: boolean;
  number: number;
  texts: PageTexts;
  titleKey: 'giving.text_title' | 'giving.online_title' | 'giving.in_person_title';
  mark: GivingWay;
  children: ReactNode;
}

function Way({ isStatic, number, texts, titleKey, mark, children }: WayProps) {
  const className =
    'grid grid-cols-[48px_1fr] gap-x-5 border-b border-ink/25 py-9 sm:grid-cols-[80px_1fr] sm:gap-x-8';
  const content = (
    <>
      <Static>
        <GivingMark way={mark} className="size-12 text-accent-deep sm:size-18" />
      </Static>
      <div className="wrap-anywhere">
        <EditableTitle id={`way-${number}`} of={titleKey} texts={texts} className="text-2xl" />
        <div className="measure mt-3 text-ink-2">{children}</div>
      </div>
    </>
  );
  return isStatic ? (
    <Static as="li" className={className}>
      {content}
    </Static>
  ) : (
    <li className={className}>{content}</li>
  );
}

/** What to text and to which number, for the page and the dialog. */
function TextInstructions({ number, example }: { number: string; example: string | null }) {
  const { text, textAs, quoted } = messages.churchPages.giving;
  const bold = 'font-semibold text-ink';
  const parts: Readonly<Record<string, ReactNode>> = {
    number: (
      <strong dir="ltr" className={`tabular inline-block ${bold}`}>
        {number}
      </strong>
    ),
    example: example && (
      <strong className={bold} {...langOfFact('giving_text_example')}>
        {quoted(example)}
      </strong>
    ),
  };
  const pieces = (example ? textAs : text).split(/\{(\w+)\}/);
  return (
    <p>
      {pieces.map((piece, place) => (
        <Fragment key={piece}>{place % 2 === 0 ? <span>{piece}</span> : parts[piece]}</Fragment>
      ))}
    </p>
  );
}
