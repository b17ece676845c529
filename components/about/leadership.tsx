import { RoleWindow, type RoleWindowSubject } from '#components/art/role-window.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { LeaderList } from '#components/leaders/leader-list.tsx';
import { LeadersIsland } from '#components/leaders/leaders-island.tsx';
import { Lines } from '#components/ui/lines.tsx';
import { RichText } from '#components/ui/rich-text.tsx';
import type { Leader } from '#lib/leaders/schema.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';

interface LeadershipProps {
  leaders: readonly Leader[];
  intro: PageTexts['about.leaders_intro'];
  roles: PageTexts['about.roles'];
}

/** The leaders whom staff have named, or until then a grid of four roles, each under a window with its work in it. */
export function Leadership({ leaders, intro, roles }: LeadershipProps) {
  const { title, text } = intro;
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
      <LeadersIsland count={leaders.length} />
      {leaders.length > 0 ? <LeaderList leaders={leaders} /> : <Roles roles={roles} />}
    </>
  );
}

/** What is in the windows, one after the other. */
const subjects: readonly RoleWindowSubject[] = ['book', 'lamp', 'kite', 'guitar'];

function Roles({ roles }: Pick<LeadershipProps, 'roles'>) {
  return (
    <div>
      <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {roles.map(({ role, text }, place) => (
          <li key={role} className="flex gap-5 sm:block">
            <RoleWindow
              subject={subjects[place % subjects.length] ?? 'book'}
              className="w-24 flex-none sm:w-full sm:max-w-56"
            />
            <div className="wrap-anywhere">
              <h3 className="text-lg leading-snug sm:mt-5">{role}</h3>
              <p className="mt-2 text-sm text-ink-2">
                <Lines of={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <EditHere of="words:about.roles" />
    </div>
  );
}
