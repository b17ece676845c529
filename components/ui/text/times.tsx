import { Naming } from './naming.tsx';

/** Texts up to this length stay on one line: 'Thursdays at 6:00 PM', '6:00 PM - 8:00 PM'. */
const shortest = 26;
const clock = /(\d{1,2}(?::\d\d)? [ap]\.?\s?m\b\.?)/i;

interface TimesProps {
  of: string;
  /** The parts of it that have no translation. */
  untranslated?: readonly string[];
}

/**
 * A text whose times never break across lines, and keep their order in a right-to-left one. Its characters stay
 * unchanged.
 */
export function Times({ of, untranslated = [] }: TimesProps) {
  const words = (text: string) => <Naming of={text} untranslated={untranslated} />;
  if (of.length <= shortest) return <bdi className="inline-block">{words(of)}</bdi>;
  return of.split(clock).map((part, place) => {
    const Part = place % 2 === 1 ? 'bdi' : 'span';
    return (
      part && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
        <Part key={place} className={place % 2 === 1 ? 'whitespace-nowrap' : undefined}>
          {words(part)}
        </Part>
      )
    );
  });
}
