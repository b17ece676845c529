/** A form in documents of Next, and its number in each page. */
interface Pattern {
  form: RegExp;
  times: 'once' | 'at least once';
}

/** Everything that is rewritten in documents, in the form of Next 16. */
export const patterns = {
  /** The first element of the head: insertions after it precede everything that blocks the page. */
  charset: { form: /<meta charSet="utf-8"\/>/g, times: 'once' },
  /** An async script by its address. */
  script: { form: /<script src="([^"]+)" async=""><\/script>/g, times: 'at least once' },
  /** Of browsers without modules, which none of the site's scripts runs in. */
  oldScript: { form: /<script src="[^"]+" noModule=""><\/script>/g, times: 'at least once' },
  scriptPreload: { form: /<link rel="preload" as="script"[^>]*\/>/g, times: 'at least once' },
  /** A style sheet by its address. */
  styleSheet: {
    form: /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g,
    times: 'at least once',
  },
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;

/** Returns the patterns whose number in a page differs, as another version of Next may cause. */
export function missedPatterns(html: string): PatternName[] {
  return (Object.keys(patterns) as PatternName[]).filter((name) => {
    const { form, times }: Pattern = patterns[name];
    const found = html.match(form)?.length ?? 0;
    return times === 'once' ? found !== 1 : found === 0;
  });
}
