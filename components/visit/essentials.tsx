import { Fragment, type ReactNode } from 'react';
import { HillsVignette } from '#components/art/hills-vignette.tsx';
import { ServiceDetails } from '#components/church/service-details.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableText } from '#components/editing/editable-text.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { AddressLines } from '#components/ui/text/address-lines.tsx';
import { Times } from '#components/ui/text/times.tsx';
import { addressLines, hasAddress } from '#lib/core/church/address.ts';
import { contactForm, contactWay } from '#lib/core/church/contact-way.ts';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import { gatheringLines, type ServiceLine } from '#lib/core/church/service-labels.ts';
import { telephoneUrl } from '#lib/core/messaging/phone-number.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';

interface EssentialsProps {
  texts: PageTexts;
  /** Current closings, above the times they affect. */
  notice?: ReactNode;
}

/** The top of the page: the invitation and the essential facts. */
export function Essentials({ texts, notice }: EssentialsProps) {
  const { phone } = currentChurch();
  const contact = contactWay();
  const { email, message } = messages.churchPages.visit;
  return (
    <Static as="header">
      <div className="wrap grid gap-10 pt-12 pb-10 md:pt-20 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <h1 className="text-5xl">{messages.pages.titles.visit}</h1>
          <EditableText
            of="visit.lead"
            text={texts['visit.lead']}
            className="measure mt-5 text-lg text-ink-2"
          />
        </div>
        <div className="lg:col-span-5">
          {notice}
          <dl className="border-s-4 border-second ps-6 sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-6 sm:gap-y-3 [&>dd]:mb-3 sm:[&>dd]:mb-0">
            <ServiceTimes title={texts['site.columns'].times} />
            {hasAddress(currentChurch()) && (
              <>
                <dt className="font-semibold">{messages.layout.address}</dt>
                <dd>
                  <AddressLines of={addressLines(currentChurch())} />
                </dd>
              </>
            )}
            {phone && <Phone number={phone} />}
            {contact && (
              <>
                <dt className="font-semibold">{contactForm() ? message : email}</dt>
                <dd className="min-w-0">
                  <a className="text-link wrap-anywhere" href={contact.href}>
                    {contact.label}
                  </a>
                </dd>
              </>
            )}
          </dl>
        </div>
      </div>
      <HillsVignette className="h-24 w-full md:h-40" />
    </Static>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <>
      <dt className="font-semibold">{messages.layout.phone}</dt>
      <dd>
        <a className="text-link tabular" href={telephoneUrl(number)}>
          {number}
        </a>
      </dd>
    </>
  );
}

function ServiceTimes({ title }: { title: string }) {
  const lines = gatheringLines(currentServices());
  const unknown: ServiceLine = { name: title, text: messages.layout.toBeAnnounced };
  return (lines.length > 0 ? lines : [unknown]).map(({ name, text, coming, ...details }) => (
    <Fragment key={`${name}${text}`}>
      <dt
        className="font-semibold"
        {...(lines.length === 0 ? langOfWords('site.columns', 'times') : langOf(details, 'name'))}
      >
        {name}
      </dt>
      <dd className="tabular relative">
        <Times of={text} />
        {coming && (
          <span className="block text-sm text-ink-2">
            <Times of={coming} />
          </span>
        )}
        <ServiceDetails {...details} as="span" />
        <EditHere of="services" />
      </dd>
    </Fragment>
  ));
}
