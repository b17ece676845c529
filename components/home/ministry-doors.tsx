import './ministry-doors.css';
import { MinistryDoor } from '#components/art/ministry-door.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { doorAnchors, homeDoors } from '#lib/ministries/home-doors.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';

interface MinistryDoorsProps {
  /** The ministries; null when they could not be read. */
  ministries: readonly { title: string; category: string }[] | null;
  texts: PageTexts;
}

/** The ministries as four doors, each in its colour. */
export function MinistryDoors({ ministries, texts }: MinistryDoorsProps) {
  const doors = homeDoors(texts['home.doors'], ministries);
  if (doors.length === 0) return null;
  return (
    <Section isStatic labelledBy="ministries-title" ground="limestone" className="doors-section">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:mb-14">
        <EditableTitle
          id="ministries-title"
          of="home.welcome"
          texts={texts}
          className="max-w-[9.6em] text-4xl"
        />
        <Button href={paths.ministries} variant="quiet">
          {messages.churchPages.home.ministries}
        </Button>
      </div>
      <ul className="doors pair-columns">
        {doors.map(({ title, people, anchor }, place) => (
          <li key={`${anchor} ${title}`}>
            <PageLink href={paths.ministry(anchor)} className="door">
              <MinistryDoor of={drawingOf(anchor, place)} className="door-picture" />
              <div className="door-words">
                <h3 className="text-lg wrap-anywhere lg:text-xl" {...langOfDoor(anchor, 'title')}>
                  {title}
                </h3>
                {people && (
                  <p className="mt-1 text-sm text-ink-2" {...langOfDoor(anchor, 'people')}>
                    {people}
                  </p>
                )}
              </div>
            </PageLink>
            {place === 0 && <EditHere of="words:home.doors" />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function langOfDoor(anchor: string, part: 'title' | 'people') {
  return langOfWords('home.doors', `${(doorAnchors as readonly string[]).indexOf(anchor)}.${part}`);
}

/** Returns the drawing of a category; a custom category takes the drawing of its position. */
function drawingOf(anchor: string, place: number) {
  const known = doorAnchors.find((each) => each === anchor);
  return known ?? doorAnchors[place % doorAnchors.length] ?? doorAnchors[0];
}
