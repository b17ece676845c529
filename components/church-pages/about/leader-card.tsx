import './leader-window.css';
import { RoleWindow, type RoleWindowSubject } from '#components/art/role-window.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Static } from '#components/ui/static/static.tsx';
import type { Leader } from './leader.ts';

interface LeaderCardProps {
  leader: Leader;
  place: number;
  /** Words beside the window on wide windows too, where there are only one or two people. */
  isWide: boolean;
}

/** Somebody who looks after the church: who, what for, in their own words, and how to write to them. */
export function LeaderCard({ leader, place, isWide }: LeaderCardProps) {
  const { name, role, words, email } = leader;
  return (
    <li className={`flex gap-5 ${isWide ? 'sm:gap-8' : 'sm:block'}`}>
      <LeaderWindow
        leader={leader}
        place={place}
        className={`w-24 flex-none self-start ${isWide ? 'sm:w-44' : 'sm:w-full sm:max-w-56'}`}
      />
      <Static className={`min-w-0 wrap-anywhere ${isWide ? 'sm:self-center' : ''}`}>
        <h3 className={`text-lg leading-snug ${isWide ? '' : 'sm:mt-5'}`}>{name || role}</h3>
        {name && role && <p className="mt-0.5 font-semibold text-ink-2">{role}</p>}
        {words && <p className="mt-2 text-sm whitespace-pre-line text-ink-2">{words}</p>}
        {email && (
          <p className="mt-2 text-sm">
            <a className="text-link" href={`mailto:${email}`}>
              {`Write to ${name || role}`}
            </a>
          </p>
        )}
      </Static>
    </li>
  );
}

interface LeaderWindowProps {
  leader: Leader;
  /** Where in the list: neighbours whose roles say nothing have different windows. */
  place: number;
  className?: string;
}

/** Somebody's picture as a window of the church, or the drawn window that fits their role. */
function LeaderWindow({ leader, place, className = '' }: LeaderWindowProps) {
  const { name, role, picture_url, picture_focus_x, picture_focus_y } = leader;
  const drawn = <RoleWindow subject={subjectOf(role, place)} id={String(place)} />;
  const frame = `leader-window ${className}`;
  if (!picture_url) return <Static className={frame}>{drawn}</Static>;
  return (
    <div className={frame}>
      <Picture
        src={picture_url}
        alt={name || role || ''}
        sizes="(min-width: 640px) 224px, 120px"
        placeholder={drawn}
        style={{ objectPosition: focusOf(picture_focus_x, picture_focus_y) }}
        isQuiet
      />
    </div>
  );
}

/** What a role has to do with, the first that fits. */
const trades: readonly [RoleWindowSubject, RegExp][] = [
  ['guitar', /music|worship|choir|organ|song/i],
  ['kite', /famil|child|kid|youth|student|school|nursery/i],
  ['lamp', /associate|assistant|care|counsel|visit|deacon|prayer|outreach|mission/i],
  ['book', /pastor|minister|preach|teach|elder|vicar|priest|bible/i],
];

/** What stays in sight of a picture: the middle, unless staff have pointed elsewhere. */
function focusOf(x: Leader['picture_focus_x'], y: Leader['picture_focus_y']): string {
  return `${x ?? 50}% ${y ?? 50}%`;
}

function subjectOf(role: Leader['role'], place: number): RoleWindowSubject {
  const known = trades.find(([, words]) => role && words.test(role))?.[0];
  return known ?? trades[(trades.length - 1 - (place % trades.length)) as 0]?.[0] ?? 'book';
}
