import './ministry-doors.css';
import Link from 'next/link';
import { MinistryDoor } from '#components/art/ministry-door.tsx';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { type MinistryAnchor, paths } from '#lib/core/site/paths.ts';

const doors: { title: string; people: string; of: MinistryAnchor }[] = [
  { title: "Children's Ministry", people: 'Cradle to fifth grade', of: 'children' },
  { title: 'Youth Group', people: 'Sixth to twelfth grade', of: 'youth' },
  { title: 'Adult Bible Study', people: 'Men, women, everyone', of: 'adult' },
  { title: 'International Missions', people: 'Friends far away', of: 'international' },
];

/** The ministries as four doors of one house, each in its colour. */
export function MinistryDoors() {
  return (
    <Section labelledBy="ministries-title" ground="limestone" className="doors-section">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:mb-14">
        <h2 id="ministries-title" className="max-w-[9.6em] text-4xl">
          There is a door here with your name on it
        </h2>
        <Button href={paths.ministries} variant="quiet">
          View All Ministries
        </Button>
      </div>
      <ul className="doors">
        {doors.map(({ title, people, of }) => (
          <li key={of}>
            <Link href={paths.ministry(of)} prefetch={false} className="door">
              <MinistryDoor of={of} className="door-picture" />
              <div className="door-words">
                <h3 className="text-lg lg:text-xl">{title}</h3>
                <p className="mt-1 text-sm text-ink-2">{people}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
