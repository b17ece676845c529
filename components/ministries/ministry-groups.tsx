import { ChurchLines } from '#components/editing/church-lines.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { anchorOf, type Category } from '#lib/ministries/category.ts';
import type { Ministry } from '#lib/ministries/schema.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { lookOf } from './category-look.ts';
import { MinistryCard } from './ministry-card.tsx';

interface MinistryGroupsProps {
  ministries: readonly Ministry[];
  categories: readonly Category[];
  /** False for the fallback list, which is not editable. */
  isStored: boolean;
  texts: PageTexts;
  /** Whether letters can be subscribed to. */
  hasLetters: boolean;
}

/** The ministries by category, each with a fragment: #adult, #youth and so on. */
export function MinistryGroups({ ministries, categories, isStored, texts, hasLetters }: MinistryGroupsProps) {
  const intros = new Map(
    texts['ministries.categories'].map(({ category, text }, at) => [anchorOf(category), { text, at }]),
  );
  return categories.map(({ name, title, anchor }) => {
    const group = ministries.filter((ministry) => anchorOf(ministry.category) === anchor);
    return (
      <Group key={anchor} id={anchor} title={title} tone={lookOf(name).text} intro={intros.get(anchor)}>
        {group.map((ministry) => (
          <MinistryCard
            key={ministry.id}
            ministry={ministry}
            category={title}
            isStored={isStored}
            hasLetters={hasLetters}
          />
        ))}
        {group.length === 0 && (
          <p className="text-ink-2">
            <span {...langOfWords('ministries.empty')}>{texts['ministries.empty']}</span>
            <EditHere of="words:ministries.empty" />
          </p>
        )}
      </Group>
    );
  });
}

interface GroupProps {
  id: string;
  title: string;
  tone: string;
  /** Its words, with their place among those of all categories. */
  intro: { text: string; at: number } | undefined;
  children: React.ReactNode;
}

function Group({ id, title, tone, intro, children }: GroupProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}--title`}
      className="grid gap-x-10 gap-y-6 border-b border-rule py-12 last-of-type:border-b-0 md:py-16 lg:grid-cols-12"
    >
      <Static className="lg:sticky lg:top-24 lg:col-span-3 lg:self-start">
        <h2 id={`${id}--title`} className={`text-2xl wrap-anywhere ${tone}`}>
          {title}
        </h2>
        <div className="mt-3 max-w-[23em] text-ink-2">
          {intro && (
            <p {...langOfWords('ministries.categories', `${intro.at}.text`)}>
              <ChurchLines of={intro.text} />
            </p>
          )}
          <EditHere of="words:ministries.categories" />
        </div>
      </Static>
      <div className="grid gap-6 lg:col-span-9">{children}</div>
    </section>
  );
}
