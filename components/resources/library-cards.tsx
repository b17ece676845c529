import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';

/** What the cards of the resources say, in the order of the church's list. */
const cards = [
  {
    tab: 'To read',
    title: 'The Bible online',
    text: 'The whole Bible in more translations than you will ever need, free to read and to listen to. New to it? Begin with the Gospel of Mark: sixteen short chapters, and no introduction required.',
    action: 'Read at',
    tone: 'text-bluebonnet',
    mark: (
      <path d="M40 18C30 10 18 8 6 10v50c12-2 24 0 34 8 10-8 22-10 34-8V10c-12-2-24 0-34 8ZM40 18v50M14 22c6 0 12 1 18 4M14 34c6 0 12 1 18 4M66 22c-6 0-12 1-18 4M66 34c-6 0-12 1-18 4" />
    ),
  },
  {
    tab: 'To ask',
    title: 'Questions about the faith',
    text: 'Short answers to hundreds of thousands of questions about God, the Bible and everyday life. It is a good first stop. For the second, bring the question to one of our pastors.',
    action: 'Ask at',
    tone: 'text-cedar',
    mark: <path d="M10 8h60v48H42L26 72V56H10ZM31 26c0-13 19-13 19 0 0 8-9 7-9 14M41 46v.5" />,
  },
  {
    tab: 'To vote',
    title: 'Before you vote',
    text: 'A ministry that helps Christians prepare to vote, with the candidates on your own ballot side by side. We tell no one whom to vote for. We do hope that everyone will look, pray and go.',
    action: 'Look it up at',
    tone: 'text-paintbrush',
    mark: <path d="M8 40h64v32H8ZM2 40l10-14h8M78 40 68 26h-8M26 48h28M24 4h32v36H24ZM32 20l6 7 11-13" />,
  },
] satisfies {
  tab: string;
  title: string;
  text: string;
  action: string;
  tone: string;
  mark: ReactNode;
}[];

/** The three resources as cards from a library's drawer, each a step further along. */
export function LibraryCards() {
  const { resources: sites } = currentChurch();
  const resources = cards.flatMap((card, index) => (sites[index] ? [{ ...card, ...sites[index] }] : []));
  return (
    <ul className="grid gap-10 lg:grid-cols-3 lg:gap-6 lg:pb-20">
      {resources.map(({ name, url, tab, title, text, action, tone, mark }, index) => (
        <li key={name} className={`flex flex-col ${['', 'lg:translate-y-10', 'lg:translate-y-20'][index]}`}>
          <p
            className={`self-start rounded-t-[10px] border border-b-0 border-ink/20 bg-[#fffdf8] px-5 pt-2.5 pb-1.5 text-sm font-semibold ${tone} ${['ml-5', 'ml-5 lg:ml-24', 'ml-5 lg:ml-44'][index]}`}
          >
            {tab}
          </p>
          <div className="flex flex-1 flex-col rounded-card border border-ink/20 bg-[#fffdf8] p-7 md:p-8">
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
            <h2 className="mt-6 border-b-2 border-current pb-3 text-xl">{title}</h2>
            <p className="mt-4 mb-7 text-ink-2">{text}</p>
            <p className="mt-auto">
              <Button href={url} target="_blank" variant="secondary">
                {action} {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </Button>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
