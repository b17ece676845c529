import { messages } from '#lib/language/messages.ts';
import type { LetterItem } from '../schema.ts';
import type { LetterHead } from './letter-head.ts';
import { htmlAsText } from './letter-html.ts';
import type { LetterPart } from './letter-parts.ts';
import { marks } from './marks.ts';

/** Returns a letter as plain text: the same parts, with every address in sight. */
export function letterText(
  head: LetterHead,
  parts: readonly LetterPart[],
  sender: readonly string[],
): string {
  const words = messages.letterMail;
  const linkTo = (label: string, url: string) => `${label}: ${url}`;
  const ending = [
    ...(head.pageUrl ? [linkTo(words.onSite, head.pageUrl)] : []),
    linkTo(words.choose, marks.chooseUrl),
    linkTo(words.leave, marks.leaveUrl),
  ];
  return [
    [head.church || head.mark?.alt, head.day].filter(Boolean).join('\n'),
    underlined(head.subject, '='),
    ...parts.map(partText),
    '—',
    [words.why, marks.why].join('\n'),
    ending.join('\n'),
    sender.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'words':
      return htmlAsText(part.html);
    case 'picture':
      return [part.alt, part.caption]
        .filter(Boolean)
        .map((line) => `[${line}]`)
        .join('\n');
    case 'buttons':
      return part.items
        .map(({ label, url }) => `${label}: ${url.replace(/^(?:mailto|tel):/, '')}`)
        .join('\n');
    case 'list': {
      const more = part.more && `${messages.letterMail.more(part.more.count)}: ${part.more.url}`;
      return [underlined(part.heading, '-'), ...part.items.map(itemText), more].filter(Boolean).join('\n\n');
    }
  }
}

function itemText({ title, when, where, note, url }: LetterItem): string {
  return [title, when, where, note, url].filter(Boolean).join('\n');
}

function underlined(text: string, sign: string): string {
  return `${text}\n${sign.repeat(Math.min([...text].length, 60))}`;
}
