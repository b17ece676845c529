import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural, number } = sentencesIn('en');

/** A sermon's sound, on its card and its page. */
export const sermonSoundMessages = {
  listen: 'Listen',
  /** After the label of the link, for screen readers. */
  listenTo: (title: string) => ` to ${title}`,
  minutes: (minutes: number) => plural(minutes, { one: '# minute', other: '# minutes' }),
  size: (megabytes: number) => `${number(megabytes)} MB`,
  download: 'Download the sound',
} as const;
