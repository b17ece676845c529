import { LibraryCards } from '#components/documents/library-cards.tsx';
import { EditableText } from '#components/editing/editable-text.tsx';
import { Invitation } from '#components/editing/invitation.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { contactForm } from '#lib/core/church/contact-way.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';
import { describedPage } from '#lib/page-texts/described-page.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import { wordsOfPage } from '#lib/page-texts/spoken/words-of-page.ts';

export const generateMetadata = () =>
  describedPage(messages.pages.titles.resources, 'resources.description', paths.resources);

export default async function ResourcesPage() {
  const texts = await pageTexts();
  const hasCards = currentChurch().resources.length > 0;
  return (
    <>
      <MostlyUntranslated of={[await wordsOfPage(paths.resources)]} />
      <Static className={hasCards ? 'bg-limestone pb-16 md:pb-20' : 'bg-limestone'}>
        <PageHeading title={messages.pages.titles.resources}>
          <EditableText
            of="resources.lead"
            text={hasCards ? texts['resources.lead'] : messages.church.noResources}
          />
        </PageHeading>
        {hasCards && (
          <div className="wrap">
            <LibraryCards words={texts['resources.cards']} />
          </div>
        )}
      </Static>
      <Static as="section" aria-labelledby="connect" className="wrap section-y">
        <Invitation
          id="connect"
          of="resources.connect"
          words={texts['resources.connect']}
          href={contactForm()?.href ?? paths.about}
          action={messages.churchPages.resources.connect}
        />
      </Static>
    </>
  );
}
