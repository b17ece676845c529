import { EditHere } from '#components/editing/edit-here.tsx';
import {
  categoryOf,
  type Ministry,
  type MinistryCategory,
  ministryCategories,
} from '#lib/ministries/schema.ts';
import { categoryLooks } from './category-look.ts';
import { MinistryCard } from './ministry-card.tsx';

interface MinistryGroupsProps {
  ministries: readonly Ministry[];
  /** Only this category, or null for all of them. */
  category: MinistryCategory | null;
  /** False for the static content, which nobody can edit. */
  isStored: boolean;
  /** What stands in a category without ministries. */
  empty: string;
}

/** The ministries under their categories, each category a place to link to: #adult, #youth and so on. */
export function MinistryGroups({ ministries, category, isStored, empty }: MinistryGroupsProps) {
  const shown = ministryCategories.filter((each) => category === null || each === category);
  const others = category === null ? ministries.filter((ministry) => !categoryOf(ministry.category)) : [];
  return (
    <>
      {shown.map((each) => {
        const { anchor, text, intro } = categoryLooks[each];
        const group = ministries.filter((ministry) => categoryOf(ministry.category) === each);
        return (
          <Group key={each} id={anchor} title={each} tone={text} intro={intro}>
            {group.map((ministry) => (
              <MinistryCard key={ministry.id} ministry={ministry} isStored={isStored} />
            ))}
            {group.length === 0 && (
              <p className="text-ink-2">
                {empty}
                <EditHere of="words:ministries.empty" />
              </p>
            )}
          </Group>
        );
      })}
      {others.length > 0 && (
        <Group id="others" title="More" tone="text-ink-2" intro="">
          {others.map((ministry) => (
            <MinistryCard key={ministry.id} ministry={ministry} isStored={isStored} />
          ))}
        </Group>
      )}
    </>
  );
}

interface GroupProps {
  id: string;
  title: string;
  tone: string;
  intro: string;
  children: React.ReactNode;
}

function Group({ id, title, tone, intro, children }: GroupProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-10 gap-y-6 border-b border-rule py-12 last-of-type:border-b-0 md:py-16 lg:grid-cols-12"
    >
      <div className="lg:sticky lg:top-24 lg:col-span-3 lg:self-start">
        <h2 id={`${id}-title`} className={`text-2xl ${tone}`}>
          {title}
        </h2>
        <p className="mt-3 max-w-[36ch] text-ink-2">{intro}</p>
      </div>
      <div className="grid gap-6 lg:col-span-9">{children}</div>
    </section>
  );
}
