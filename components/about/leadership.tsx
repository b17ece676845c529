import { RoleWindow, type RoleWindowSubject } from '#components/art/role-window.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { RichText } from '#components/ui/rich-text.tsx';
import type { PageTexts } from '#lib/page-texts/register.ts';

const roles: readonly { role: string; text: string; subject: RoleWindowSubject }[] = [
  {
    role: 'Lead Pastor',
    text: 'Preaches on most Sundays and looks after the staff and the direction of the church. Usually the last to leave the coffee table.',
    subject: 'book',
  },
  {
    role: 'Associate Pastor',
    text: 'Home groups, hospital visits, weddings and funerals. The one to call when life comes apart, at any hour.',
    subject: 'lamp',
  },
  {
    role: 'Director of Family Ministries',
    text: 'Walks with families from the nursery to graduation, and trains everyone who works with your children.',
    subject: 'kite',
  },
  {
    role: 'Worship Leader',
    text: 'Chooses the songs, rehearses the band, and makes room for anyone who wants to play, sing or learn the sound desk.',
    subject: 'guitar',
  },
];

/** The leadership grid of four, each under a window with their work in it. */
export function Leadership({ texts }: { texts: PageTexts }) {
  const { title, text } = texts['about.leaders_intro'];
  return (
    <>
      <div className="grid gap-6 md:grid-cols-12 md:items-end">
        <h2 id="leadership" className="text-3xl md:col-span-7">
          {title}
        </h2>
        <div className="text-ink-2 md:col-span-5">
          <RichText html={text} />
          <EditHere of="words:about.leaders_intro" />
        </div>
      </div>
      <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {roles.map(({ role, text, subject }) => (
          <li key={role} className="flex gap-5 sm:block">
            <RoleWindow subject={subject} className="w-24 flex-none sm:w-full sm:max-w-56" />
            <div>
              <h3 className="text-lg leading-snug sm:mt-5">{role}</h3>
              <p className="mt-2 text-sm text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
