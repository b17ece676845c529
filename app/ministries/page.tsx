import { EditableText } from '#components/editing/editable-text.tsx';
import { Invitation } from '#components/editing/invitation.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { LiveRefresh } from '#components/live-updates/live-refresh.tsx';
import { MinistryGroups } from '#components/ministries/ministry-groups.tsx';
import { MinistriesIsland } from '#components/ministries/ministry-islands.tsx';
import { RefreshArea } from '#components/ministries/refresh-area.tsx';
import { TabLinks } from '#components/ui/links/tab-links.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { FailureToast } from '#components/ui/toast/failure-toast.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { QueryOf } from '#lib/core/addresses/pages.ts';
import { contactWay } from '#lib/core/church/contact-way.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { spokenWords } from '#lib/core/translations/spoken-words.ts';
import { messages } from '#lib/language/messages.ts';
import { categoriesOf } from '#lib/ministries/category.ts';
import { fallbackMinistriesIn } from '#lib/ministries/fallback-in.ts';
import { ministryTexts } from '#lib/ministries/ministry-texts.ts';
import { listMinistries } from '#lib/ministries/queries.ts';
import { describedPage } from '#lib/page-texts/described-page.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { wordsOfPage } from '#lib/page-texts/spoken/words-of-page.ts';
import { areLettersOffered } from '#lib/subscribers/offer.ts';

export const generateMetadata = () =>
  describedPage(messages.ministryPage.title, 'ministries.description', paths.ministries);

interface Props {
  searchParams: Promise<QueryOf<'/ministries'>>;
}

export default async function MinistriesPage({ searchParams }: Props) {
  const { tab } = await searchParams;
  const texts = await pageTexts();
  // The cause is logged; visitors get the fallback list.
  const stored = await listMinistries({}).catch(() => null);
  const ministries = stored ?? fallbackMinistriesIn(churchLanguage(), { isDemo: currentChurch().is_demo });
  const categories = categoriesOf(ministries);
  const current = categories.find(({ anchor }) => anchor === tab) ?? null;
  return (
    <>
      <MostlyUntranslated
        of={[await wordsOfPage(paths.ministries), spokenWords(ministryTexts, ...(stored ?? []))]}
      />
      <Static>
        <PageHeading title={messages.ministryPage.heading}>
          <EditableText of="ministries.lead" text={texts['ministries.lead']} />
        </PageHeading>
      </Static>
      <div className="wrap">
        <TabLinks
          label={messages.ministryPage.byCategory}
          tabs={[
            { label: messages.ministryPage.all, href: paths.ministries, isCurrent: current === null },
            ...categories.map((each) => ({
              label: each.title,
              href: paths.ministryTab(each.anchor),
              isCurrent: each === current,
            })),
          ]}
        />
        {stored ? (
          <MinistriesIsland count={stored.length} />
        ) : (
          <LoadFailure text={messages.ministries.loadFailedFromDatabase} />
        )}
        <RefreshArea action={paths.ministries} tab={current?.anchor}>
          <MinistryGroups
            ministries={ministries}
            categories={current ? [current] : categories}
            isStored={stored !== null}
            texts={texts}
            hasLetters={await areLettersOffered()}
          />
        </RefreshArea>
      </div>
      <GetInvolved words={texts['ministries.involved']} />
      <LiveRefresh topic="ministries" />
    </>
  );
}

/** A contact for joining in. */
function GetInvolved({ words }: { words: PageTexts['ministries.involved'] }) {
  return (
    <Static as="section" aria-labelledby="involved" className="wrap">
      <Invitation
        id="involved"
        of="ministries.involved"
        words={words}
        href={contactWay(messages.ministryPage.mailSubject)?.href}
        action={messages.ministryPage.contact}
        className="border-t-2 border-ink pt-14 pb-20"
      />
    </Static>
  );
}

/** Reports a failed read in the page and as a toast. */
function LoadFailure({ text }: { text: string }) {
  return (
    <>
      <p role="status" className="mt-8 rounded-control border-s-4 border-paintbrush bg-limestone px-5 py-4">
        <strong className="font-semibold">{`${text}.`}</strong> <span>{messages.ministryPage.usually}</span>
      </p>
      <FailureToast text={text} id="ministries" />
    </>
  );
}
