import type { ReactNode } from 'react';
import { ChurchLines } from '#components/editing/church-lines.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';

/** The cards' looks in order, repeating. */
const looks = [
  {
    tone: 'text-bluebonnet',
    mark: (
      <path d="M40 18C30 10 18 8 6 10v50c12-2 24 0 34 8 10-8 22-10 34-8V10c-12-2-24 0-34 8ZM40 18v50M14 22c6 0 12 1 18 4M14 34c6 0 12 1 18 4M66 22c-6 0-12 1-18 4M66 34c-6 0-12 1-18 4" />
    ),
  },
  {
    tone: 'text-cedar',
    mark: <path d="M10 8h60v48H42L26 72V56H10ZM31 26c0-13 19-13 19 0 0 8-9 7-9 14M41 46v.5" />,
  },
  {
    tone: 'text-paintbrush',
    mark: <path d="M8 40h64v32H8ZM2 40l10-14h8M78 40 68 26h-8M26 48h28M24 4h32v36H24ZM32 20l6 7 11-13" />,
  },
] satisfies { tone: string; mark: ReactNode }[];

/** The church's resources as library cards, each a step further along. */
export function LibraryCards({ words }: { words: PageTexts['resources.cards'] }) {
  const { resources: sites } = currentChurch();
  const { more, open } = messages.churchPages.resources;
  const cards = sites.map((site, index) => ({
    ...lookOf(index),
    ...(words[index] ?? { tab: more, title: site.name, text: '', action: open }),
    ...site,
    langOf: (part: string) => langOfWords('resources.cards', `${index}.${part}`),
  }));
  return (
    <ul className="grid gap-10 lg:grid-cols-3 lg:gap-6 lg:pb-20">
      {cards.map(({ name, url, tab, title, text, action, tone, mark, langOf }, index) => (
        <li
          key={`${name} ${url}`}
          className={`flex flex-col ${['', 'lg:translate-y-10', 'lg:translate-y-20'][index % 3]}`}
        >
          <p
            className={`self-start rounded-t-[10px] border border-b-0 border-ink/20 bg-[#fffdf8] px-5 pt-2.5 pb-1.5 text-sm font-semibold ${tone} ${['ms-5', 'ms-5 lg:ms-24', 'ms-5 lg:ms-44'][index % 3]}`}
          >
            <span {...langOf('tab')}>{tab}</span>
            {index === 0 && <EditHere of="words:resources.cards" />}
          </p>
          <div className="flex flex-1 flex-col rounded-card border border-ink/20 bg-[#fffdf8] p-7 md:p-8">
            <CardMark mark={mark} tone={tone} />
            <h2 className="mt-6 border-b-2 border-current pb-3 text-xl" {...langOf('title')}>
              {title}
            </h2>
            <p className="mt-4 mb-7 text-ink-2" {...langOf('text')}>
              <ChurchLines of={text} />
            </p>
            <p className="mt-auto">
              <Button href={url} target="_blank" variant="secondary">
                <span {...langOf('action')}>{`${action} ${name}`}</span>
                <span className="sr-only">{messages.ui.newTab}</span>
              </Button>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function CardMark({ mark, tone }: { mark: ReactNode; tone: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 80 80"
      className={`size-16 ${tone}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {mark}
    </svg>
  );
}

function lookOf(index: number): (typeof looks)[number] {
  return looks[index % looks.length] as (typeof looks)[number];
}
