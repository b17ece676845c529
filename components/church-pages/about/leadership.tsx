import { EditHere } from '#components/editing/edit-here.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import { leadersIntro } from '#lib/page-texts/leaders-intro.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { type Leader, LeaderCard } from './leader-card.tsx';

/** The leaders, each with a picture or a drawn window. */
export function Leadership({ texts }: { texts: PageTexts }) {
  const leaders = texts['about.leaders'];
  const { title, text } = leadersIntro(texts['about.leaders_intro'], leaders);
  return (
    <>
      <Static className="grid gap-6 md:grid-cols-12 md:items-end">
        <h2 id="leadership" className="text-3xl md:col-span-7">
          {title}
        </h2>
        <div className="text-ink-2 md:col-span-5">
          <RichText html={text} />
          <EditHere of="words:about.leaders_intro" />
        </div>
      </Static>
      <div>
        <LeaderList leaders={leaders} />
        <EditHere of="words:about.leaders" />
      </div>
    </>
  );
}

/** The leaders in order, in a number of columns that avoids a row of one where possible. */
function LeaderList({ leaders }: { leaders: readonly Leader[] }) {
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

/** Names may repeat. */
function leaderKey({ name, role }: Leader, place: number): string {
  return `${place} ${name || role}`;
}

function wideColumns(count: number): string {
  return count % 3 === 0 || count === 5 ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
}
