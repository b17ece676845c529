import Link from 'next/link';
import { TabLinks } from '#components/ui/tab-links.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { type QuestionGroup, questionGroups } from './questions.ts';

/** Questions under three tabs. Every answer is in the page, so that search finds it; one group shows. */
export function Faq({ current }: { current: QuestionGroup }) {
  return (
    <>
      <h2 id="faq" className="text-3xl">
        Questions people ask
      </h2>
      <TabLinks
        label="Kinds of questions"
        className="mt-8"
        tabs={questionGroups.map((group) => ({
          label: group.label,
          href: `${paths.about}?tab=${group.tab}#faq`,
          isCurrent: group === current,
        }))}
      />
      {questionGroups.map((group) => (
        <section key={group.tab} aria-label={group.label} hidden={group !== current}>
          {group.questions.map(({ question, answer, link }) => (
            <article
              key={question}
              className="grid gap-x-10 gap-y-2 border-b border-ink/20 py-7 md:grid-cols-12"
            >
              <h3 className="text-lg md:col-span-5">{question}</h3>
              <div className="measure text-ink-2 md:col-span-7">
                <p>{answer}</p>
                {link && (
                  <p className="mt-2">
                    <Link href={link.href} prefetch={false} className="text-link font-semibold">
                      {link.label}
                    </Link>
                  </p>
                )}
              </div>
            </article>
          ))}
        </section>
      ))}
    </>
  );
}
