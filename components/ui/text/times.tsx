/** Texts up to this length stay on one line: 'Thursdays at 6:00 PM', '6:00 PM - 8:00 PM'. */
const shortest = 26;
const clock = /(\d{1,2}(?::\d\d)? [ap]\.?\s?m\b\.?)/i;

/** A text whose times never break across lines. Its characters stay unchanged. */
export function Times({ of }: { of: string }) {
  if (of.length <= shortest) return <span className="inline-block">{of}</span>;
  return of.split(clock).map(
    (part, place) =>
      part && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
        <span key={place} className={place % 2 === 1 ? 'whitespace-nowrap' : undefined}>
          {part}
        </span>
      ),
  );
}
