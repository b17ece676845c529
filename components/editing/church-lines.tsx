import { Fragment } from 'react';
import { Lines } from '#components/ui/text/lines.tsx';
import { contactForm } from '#lib/core/church/contact-way.ts';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';

/** Plain text of the church with its line breaks; the words in place of the e-mail address link to the contact form. */
export function ChurchLines({ of, ...lang }: { of: string } & LangAttributes) {
  const form = contactForm();
  const { throughForm } = messages.pageTexts;
  if (!form || !of.includes(throughForm)) return <Lines of={of} {...lang} />;
  return of.split(throughForm).map((words, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    <Fragment key={place}>
      {place > 0 && (
        <a className="text-link" href={form.href}>
          {throughForm}
        </a>
      )}
      <Lines of={words} {...lang} />
    </Fragment>
  ));
}
