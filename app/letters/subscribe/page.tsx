import '#components/form/field.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { WheatVignette } from '#components/art/wheat-vignette.tsx';
import { PrivacyLink } from '#components/prayer/privacy-link.tsx';
import { PhoneOffer } from '#components/push/phone-offer.tsx';
import { CodeForm } from '#components/subscribers/code-form.tsx';
import { SubscribeForm } from '#components/subscribers/subscribe-form.tsx';
import { subscriberStyles } from '#components/subscribers/subscriber-styles.ts';
import { PageHeading } from '#components/ui/page-heading.tsx';
import type { QueryOf } from '#lib/core/addresses/pages.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { postedFields } from '#lib/core/cache/render-context.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { messages } from '#lib/language/messages.ts';
import { phoneWords } from '#lib/push/phone-words.ts';
import { privacyLink } from '#lib/site-pages/public/privacy-link.ts';
import { areLettersOffered } from '#lib/subscribers/offer.ts';
import { listShownTopics } from '#lib/subscribers/queries.ts';

interface Props {
  searchParams: Promise<QueryOf<'/letters/subscribe'>>;
}

export function generateMetadata(): Metadata {
  const { title, subscribeDescription: description } = messages.subscribeForm;
  return pageMetadata({ title, description, path: unlinkedPaths.subscribePage });
}

/** Where visitors subscribe to letters; the short form of other pages is posted here. */
export default async function SubscribePage({ searchParams }: Props) {
  if (!(await areLettersOffered())) notFound();
  const topics = String((await searchParams).topics ?? '');
  const options = await listShownTopics({ topics });
  const asked = options.map(({ topic }) => topic).filter((topic) => topics.split(',').includes(topic));
  const { noEmail, noTopic, received, wrongCode } = messages.subscribers;
  const words = { ...messages.subscribeForm, noEmail, noTopic, received, wrongCode };
  return (
    <>
      <style>{subscriberStyles}</style>
      <PageHeading title={words.title}>{words.lead}</PageHeading>
      <div className="wrap grid gap-10 pb-24 lg:grid-cols-12">
        <div className="grid gap-10 lg:col-span-8">
          <div className="relative rounded-card border border-rule bg-white p-6 md:p-8">
            <SubscribeForm
              words={words}
              options={options}
              ticked={asked.length > 0 ? asked : ['week']}
              email={postedFields().email}
            />
            <PrivacyLink words={await privacyLink()} />
          </div>
          <CodeForm words={words} />
          <PhoneOffer topic="alerts" lead={messages.phoneOffer.ofAlerts} words={phoneWords()} />
        </div>
        <WheatVignette className="hidden h-60 lg:col-span-4 md:block" />
      </div>
    </>
  );
}
