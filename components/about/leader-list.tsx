import type { ReactNode } from 'react';
import { RoleWindow, type RoleWindowSubject } from '#components/art/role-window.tsx';
import { Static } from '#components/ui/static/static.tsx';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { leaderAnchors } from '#lib/page-texts/leader-address.ts';
import { leaderStyles } from './leader-styles.ts';

interface LeaderListProps extends Pick<LeaderWindowProps, 'picture'> {
  leaders: readonly Leader[];
  /** What ids within begin with. */
  id?: string;
  /** The attributes of the elements with the words of a leader, by its place and their field. */
  langOf?: (place: number, part: 'role' | 'words') => LangAttributes;
  /** Whether each has an address: on the page of leaders. */
  hasAnchors?: boolean;
}

/** The leaders in order, in a number of columns that avoids a row of one where possible. */
export function LeaderList({
  leaders,
  id = '',
  langOf = () => ({}),
  hasAnchors = false,
  picture,
}: LeaderListProps) {
  const isWide = leaders.length <= 2;
  const anchors = hasAnchors ? leaderAnchors(leaders) : [];
  const columns = isWide ? 'sm:grid-cols-2' : `sm:grid-cols-2 ${wideColumns(leaders.length)}`;
  return (
    <>
      <style>{leaderStyles}</style>
      <ul className={`mt-12 grid gap-x-6 gap-y-10 ${columns}`}>
        {leaders.map((leader, place) => (
          <LeaderCard
            key={leaderKey(leader, place)}
            leader={leader}
            place={place}
            id={`${id}${place}`}
            anchor={anchors[place]}
            lang={{ role: langOf(place, 'role'), words: langOf(place, 'words') }}
            isWide={isWide}
            picture={picture}
          />
        ))}
      </ul>
    </>
  );
}

/** Names may repeat. */
function leaderKey({ name, role }: Leader, place: number): string {
  return `${place} ${name || role}`;
}

function wideColumns(count: number): string {
  return count % 3 === 0 || count === 5 ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
}

/** A leader, by name or by role. */
interface Leader {
  name?: string | null | undefined;
  role?: string | null | undefined;
  words?: string | null | undefined;
  email?: string | null | undefined;
  picture_url?: string | null | undefined;
  picture_focus_x?: number | null | undefined;
  picture_focus_y?: number | null | undefined;
}

interface LeaderCardProps extends Pick<LeaderWindowProps, 'picture'> {
  leader: Leader;
  place: number;
  /** Unique on the page. */
  id: string;
  anchor: string | undefined;
  lang: { role: LangAttributes; words: LangAttributes };
  /** Text beside the picture on wide screens too, with only one or two people. */
  isWide: boolean;
}

function LeaderCard({ leader, place, id, anchor, lang, isWide, picture }: LeaderCardProps) {
  const { name, role, words, email } = leader;
  return (
    <li id={anchor} className={`flex gap-5 ${isWide ? 'sm:gap-8' : 'sm:block'}`}>
      <LeaderWindow
        leader={leader}
        place={place}
        id={id}
        picture={picture}
        className={`w-24 flex-none self-start ${isWide ? 'sm:w-44' : 'sm:w-full sm:max-w-56'}`}
      />
      <Static className={`min-w-0 wrap-anywhere ${isWide ? 'sm:self-center' : ''}`}>
        <h3 className={`text-lg leading-snug ${isWide ? '' : 'sm:mt-5'}`} {...(!name && lang.role)}>
          {name || role}
        </h3>
        {name && role && (
          <p className="mt-0.5 font-semibold text-ink-2" {...lang.role}>
            {role}
          </p>
        )}
        {words && (
          <p className="mt-2 text-sm whitespace-pre-line text-ink-2" {...lang.words}>
            {words}
          </p>
        )}
        {email && (
          <p className="mt-2 text-sm">
            <a className="text-link" href={`mailto:${email}`}>
              {messages.churchPages.about.writeTo(name || role || '')}
            </a>
          </p>
        )}
      </Static>
    </li>
  );
}

interface LeaderWindowProps {
  leader: Leader;
  /** The position in the list: neighbours with unknown roles get different windows. */
  place: number;
  id: string;
  /** Draws a picture over its stand-in, which shows until it has come and where it fails. */
  picture: (picture: LeaderPicture) => ReactNode;
  className?: string;
}

interface LeaderPicture {
  src: string;
  alt: string;
  sizes: string;
  placeholder: ReactNode;
  style: { objectPosition: string };
}

/** A leader's picture as a church window, or a drawn window that fits the role. */
function LeaderWindow({ leader, place, id, picture, className = '' }: LeaderWindowProps) {
  const { name, role, picture_url, picture_focus_x, picture_focus_y } = leader;
  const drawn = <RoleWindow subject={subjectOf(role, place)} id={id} />;
  const frame = `leader-window ${className}`;
  if (!picture_url) return <Static className={frame}>{drawn}</Static>;
  return (
    <div className={frame}>
      {picture({
        src: picture_url,
        alt: name || role || '',
        sizes: '(min-width: 640px) 224px, 120px',
        placeholder: drawn,
        style: { objectPosition: focusOf(picture_focus_x, picture_focus_y) },
      })}
    </div>
  );
}

/** Subjects by role, in the site's languages; the first match wins. */
const trades: readonly [RoleWindowSubject, RegExp][] = [
  ['guitar', /music|worship|choir|organ|song|músic|alabanza|adoración|coro\b|órgano/i],
  ['kite', /famil|child|kid|youth|student|school|nursery|niñ|jóvenes|juvenil|estudiant|escuela/i],
  [
    'lamp',
    /associate|assistant|care|counsel|visit|deacon|prayer|outreach|mission|asociad|asistente|consejer|diácono|diaconisa|oración|misiones/i,
  ],
  [
    'book',
    /pastor|minister|preach|teach|elder|vicar|priest|bible|ministr[oa]\b|predica|maestr|anciano|sacerdote/i,
  ],
];

/** The focus point of a picture: the centre by default. */
function focusOf(x: Leader['picture_focus_x'], y: Leader['picture_focus_y']): string {
  return `${x ?? 50}% ${y ?? 50}%`;
}

function subjectOf(role: Leader['role'], place: number): RoleWindowSubject {
  const known = trades.find(([, words]) => role && words.test(role))?.[0];
  return known ?? trades[(trades.length - 1 - (place % trades.length)) as 0]?.[0] ?? 'book';
}
