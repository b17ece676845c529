import './ministry-doors.css';
import { MinistryDoor } from '#components/art/ministry-door.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { type MinistryAnchor, paths } from '#lib/core/site/paths.ts';
import { anchorOf } from '#lib/ministries/category.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** What is drawn on the doors and where they lead, in the order of their words. */
const doors: readonly MinistryAnchor[] = ['children', 'youth', 'adult', 'international'];

interface MinistryDoorsProps {
  /** What the ministries there are belong to; null when they could not be read. */
  categories: readonly string[] | null;
  texts: PageTexts;
}

/** The ministries as four doors of one house, each in its colour; where a category is empty, there is no door to it. */
export function MinistryDoors({ categories, texts }: MinistryDoorsProps) {
  const open = categories && new Set(categories.map(anchorOf));
  if (open?.size === 0) return null;
  const shown = doors
    .map((of, place) => ({ of, words: texts['home.doors'][place] }))
    .filter(({ of }) => open?.has(of) ?? true);
  return (
    <Section isStatic labelledBy="ministries-title" ground="limestone" className="doors-section">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:mb-14">
        <h2 id="ministries-title" className="max-w-[9.6em] text-4xl">
          <span>{texts['home.welcome']}</span>
          <EditHere of="words:home.welcome" />
        </h2>
        <Button href={paths.ministries} variant="quiet">
          View All Ministries
        </Button>
      </div>
      <ul className="doors">
        {shown.map(({ of, words }, place) => (
          <li key={of}>
            <PageLink href={paths.ministry(of)} className="door">
              <MinistryDoor of={of} className="door-picture" />
              <div className="door-words">
                <h3 className="text-lg lg:text-xl">{words?.title}</h3>
                <p className="mt-1 text-sm text-ink-2">{words?.people}</p>
              </div>
            </PageLink>
            {place === 0 && <EditHere of="words:home.doors" />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
