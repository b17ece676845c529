import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import { contactForm, contactWay } from '#lib/core/church/contact-way.ts';
import type { FormOffers } from '#lib/forms/public/form-offers.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';

/** A link to common questions, and a contact: the form for visits or for messages, once one is open. */
export function StillWondering({ texts, visit }: { texts: PageTexts; visit?: FormOffers['visit'] }) {
  const { title, text } = texts['visit.wondering'];
  const { coming, comingSubject } = messages.churchPages.visit;
  const form = visit ?? contactForm();
  const way = form ?? contactWay(comingSubject);
  return (
    <Static as="section" aria-labelledby="ask" className="border-t border-rule">
      <div className="wrap grid gap-6 py-16 md:grid-cols-12 md:items-center">
        <div className="md:col-span-8">
          <h2 id="ask" className="text-2xl" {...langOfWords('visit.wondering', 'title')}>
            {title}
          </h2>
          <RichText
            html={text}
            look={{ p: 'measure mt-3 text-ink-2' }}
            {...langOfWords('visit.wondering', 'text')}
          />
          <EditHere of="words:visit.wondering" />
        </div>
        <p className="md:col-span-4 md:justify-self-end">
          {way && <Button href={way.href}>{form?.label ?? coming}</Button>}
        </p>
      </div>
    </Static>
  );
}
