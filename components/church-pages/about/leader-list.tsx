import type { Leader } from './leader.ts';
import { LeaderCard } from './leader-card.tsx';

/** The leaders in their order, in as many columns as leave no row with one of them alone, where that can be. */
export function LeaderList({ leaders }: { leaders: readonly Leader[] }) {
  const isWide = leaders.length <= 2;
  const columns = isWide ? 'sm:grid-cols-2' : `sm:grid-cols-2 ${wideColumns(leaders.length)}`;
  return (
    <ul className={`mt-12 grid gap-x-6 gap-y-10 ${columns}`}>
      {leaders.map((leader, place) => (
        <LeaderCard key={leaderKey(leader, place)} leader={leader} place={place} isWide={isWide} />
      ))}
    </ul>
  );
}

/** Two may have the same name. */
function leaderKey({ name, role }: Leader, place: number): string {
  return `${place} ${name || role}`;
}

function wideColumns(count: number): string {
  return count % 3 === 0 || count === 5 ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
}
