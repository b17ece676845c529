import { HymnStaff } from '#components/art/hymn-staff.tsx';
import { ChurchLines } from '#components/editing/church-lines.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { passageUrl } from '#lib/core/hosts/bible.ts';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';

/** The statements, set like a hymnal: number, name and passage on one line, the text below. */
export function Hymnal({ texts }: { texts: PageTexts }) {
  return (
    <div className="relative rounded-card border border-ink/20 bg-[#fffdf8] p-2 shadow-float">
      <div className="rounded-[8px] border border-ink/20 px-5 py-10 sm:px-10 md:py-14 lg:px-14">
        <HymnStaff className="mx-auto mb-12 h-auto w-full max-w-2xl text-ink" />
        <ol className="lg:columns-2 lg:gap-x-20 lg:[column-rule:1px_solid_color-mix(in_srgb,var(--color-ink)_20%,transparent)]">
          {texts['beliefs.statements'].map((statement, index) => (
            <li
              key={statement.title}
              id={statementId(statement.title)}
              className="mb-14 scroll-mt-24 break-inside-avoid last:mb-0 lg:nth-3:mb-0"
            >
              <Belief index={index} opening={texts['beliefs.opening']} {...statement} />
            </li>
          ))}
        </ol>
        <EditHere of="words:beliefs.statements" />
        <p
          aria-hidden="true"
          className="mt-12 text-center font-display text-lg text-ink-2 italic"
          {...langOfWords('beliefs.ending')}
        >
          {texts['beliefs.ending']}
        </p>
      </div>
    </div>
  );
}

type Statement = PageTexts['beliefs.statements'][number];

interface BeliefProps extends Statement {
  /** From 0. */
  index: number;
  opening: string;
}

function Belief({ index, opening, title, passage, text }: BeliefProps) {
  const id = statementId(title);
  const lang = (part: keyof Statement) => langOfWords('beliefs.statements', `${index}.${part}`);
  return (
    <article aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-baseline gap-x-4 border-b-2 border-ink pb-2">
        <span aria-hidden="true" className="font-display text-4xl leading-none text-second tabular">
          {index + 1}
        </span>
        <h2 id={`${id}-title`} className="max-w-full flex-1 text-xl wrap-break-word" {...lang('title')}>
          {title}
        </h2>
        {passage && <PassageLink passage={passage} {...lang('passage')} />}
      </div>
      <p className="mt-4 font-display text-lg leading-[1.55] font-[380]">
        {goesOn(text) && (
          <>
            <span
              className="me-[.05em] text-[.82em] font-semibold tracking-[.09em] uppercase"
              {...langOfWords('beliefs.opening')}
            >
              {opening}
            </span>{' '}
          </>
        )}
        <ChurchLines of={text} {...lang('text')} />
      </p>
    </article>
  );
}

/** Whether a statement goes on from the opening: one with a capital, or in letters without capitals, is a sentence of its own. */
function goesOn(text: string): boolean {
  return /^\P{L}*\p{Ll}/u.test(text);
}

function PassageLink({ passage, ...lang }: { passage: string } & LangAttributes) {
  return (
    <a
      href={passageUrl(passage)}
      target="_blank"
      rel="noopener"
      className="ms-auto text-sm text-ink-2 italic underline decoration-ink/25 underline-offset-4 hover:text-accent hover:decoration-current"
    >
      <span {...lang}>{passage.replace('-', '–')}</span>
      <span className="sr-only">{messages.ui.passageInNewTab}</span>
    </a>
  );
}

/** Returns the fragment of a statement, made from its heading: `life-in-the-spirit`. */
function statementId(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-') || 'statement';
}
