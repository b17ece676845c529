import type { Metadata } from 'next';
import { PlainSignOut } from '#components/account/plain-sign-out.tsx';
import { StaffFormGuard } from '#components/account/staff-form-guard.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { PlainWordsPage } from '#components/words/plain/plain-words-page.tsx';
import { WordsOverview } from '#components/words/words-overview.tsx';
import { findSignInStep } from '#lib/account/queries.ts';
import { actorOfPage } from '#lib/core/auth/actor.ts';
import { carriedHere } from '#lib/core/cache/render-context.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { paths } from '#lib/core/site/paths.ts';
import { carriedOf, toldOfWords } from '#lib/page-texts/plain-form/carried-words.ts';
import { plainTextForms } from '#lib/page-texts/plain-form/page-forms.ts';
import { findInsertions, findPageTexts } from '#lib/page-texts/queries.ts';
import { pageTextPages } from '#lib/page-texts/register.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: 'The Church’s Words', path: paths.churchWords });

interface Props {
  searchParams: Promise<QueryOf<'/church-words'>>;
}

/** All words with their pencils; with `page`, those of one page as forms that need no scripts. */
export default async function ChurchWordsPage({ searchParams }: Props) {
  const due = await findSignInStep.execute(await actorOfPage(), {});
  const { page: name, done } = await searchParams;
  const page = pageTextPages.find((known) => known.name === name);
  const carried = carriedOf(page?.keys ?? [], carriedHere());
  if (due) return <StaffFormGuard due={due} carried={carried} />;
  const entries = await findPageTexts({});
  return (
    <>
      <PageHeading title="The Church’s Words">
        <p>
          Everything on the site that speaks for the church, page by page. Each has a pencil where it stands,
          too; what search engines show is found here alone.
        </p>
      </PageHeading>
      {page ? (
        <PlainWordsPage
          page={page}
          forms={plainTextForms(page.keys, entries)}
          insertions={await findInsertions({})}
          told={toldOfWords(carried, done)}
        />
      ) : (
        <WordsOverview entries={entries} />
      )}
      <noscript>
        <div className="wrap pb-20">
          <PlainSignOut />
        </div>
      </noscript>
    </>
  );
}
