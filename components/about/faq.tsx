import { ChurchLines } from '#components/editing/church-lines.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { TabLinks } from '#components/ui/links/tab-links.tsx';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { labelOf, type QuestionGroup, questionGroups } from './question-groups.ts';

/**
 * Questions under three tabs. Every answer is in the document, so that search finds it; one group is visible.
 */
export function Faq({ current, texts }: { current: QuestionGroup; texts: PageTexts }) {
  return (
    <>
      <EditableTitle id="faq" of="about.faq_title" texts={texts} className="text-3xl" />
      <TabLinks
        label={messages.churchPages.about.questions}
        className="mt-8"
        tabs={questionGroups.map((group) => ({
          label: labelOf(group),
          href: `${paths.about}?tab=${group.tab}#faq`,
          isCurrent: group === current,
        }))}
      />
      {questionGroups.map((group) => (
        <section key={group.tab} aria-label={labelOf(group)} hidden={group !== current}>
          <EditHere of={`words:${group.key}`} />
          <Questions of={group.key} questions={texts[group.key]} />
        </section>
      ))}
    </>
  );
}

interface QuestionsProps {
  of: QuestionGroup['key'];
  questions: PageTexts['about.questions'];
}

function Questions({ of, questions }: QuestionsProps) {
  return questions.map(({ question, answer, link_label, link_url }, place) => (
    <article key={question} className="grid gap-x-10 gap-y-2 border-b border-ink/20 py-7 md:grid-cols-12">
      <h3 className="text-lg md:col-span-5" {...langOfWords(of, `${place}.question`)}>
        {question}
      </h3>
      <div className="measure text-ink-2 md:col-span-7">
        <p {...langOfWords(of, `${place}.answer`)}>
          <ChurchLines of={answer} />
        </p>
        {link_label && link_url && shownAddress(link_url) && (
          <p className="mt-2" {...langOfWords(of, `${place}.link_label`)}>
            <PageLink href={link_url} className="text-link font-semibold">
              {link_label}
            </PageLink>
          </p>
        )}
      </div>
    </article>
  ));
}
