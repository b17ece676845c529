/** What somebody typed and ticked; a topic's box has this name before it. */
export type TypedChoice = Partial<Record<string, string>>;

/** The start of the names of the topics' boxes. */
export const tickPrefix = 'topic ';

/** Returns the topics that are ticked. */
export function tickedTopics(typed: TypedChoice): string[] {
  return Object.keys(typed).flatMap((name) =>
    name.startsWith(tickPrefix) && typed[name] ? [name.slice(tickPrefix.length)] : [],
  );
}

/** Returns what is sent of a form: its fields, with the ticked topics as a list. */
export function toChoice(typed: TypedChoice): Record<string, unknown> {
  const fields = Object.entries(typed).filter(([name]) => !name.startsWith(tickPrefix));
  return { ...Object.fromEntries(fields), topics: tickedTopics(typed) };
}
