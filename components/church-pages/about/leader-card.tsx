import { Static } from '#components/ui/static/static.tsx';
import type { Leader } from './leader.ts';
import { LeaderWindow } from './leader-window.tsx';

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
