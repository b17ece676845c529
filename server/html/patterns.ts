/** What is looked for in a document of Next, and how often each of its pages holds it. */
interface Pattern {
  form: RegExp;
  times: 'once' | 'at least once';
}

/** Everything that is rewritten in the documents of Next, in the very form in which Next 16 writes it. */
export const patterns = {
  /** The first element of the head: what is put after it stands before anything that the page waits for. */
  charset: { form: /<meta charSet="utf-8"\/>/g, times: 'once' },
  /** A script that is run when it has come, by its address. */
  script: { form: /<script src="([^"]+)" async=""><\/script>/g, times: 'at least once' },
  scriptPreload: { form: /<link rel="preload" as="script"[^>]*\/>/g, times: 'at least once' },
  /** A style sheet by its address. */
  styleSheet: {
    form: /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g,
    times: 'at least once',
  },
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;

/** The patterns that a page of Next does not hold as often as they state: another version may write it otherwise. */
export function missedPatterns(html: string): PatternName[] {
  return (Object.keys(patterns) as PatternName[]).filter((name) => {
    const { form, times }: Pattern = patterns[name];
    const found = html.match(form)?.length ?? 0;
    return times === 'once' ? found !== 1 : found === 0;
  });
}
