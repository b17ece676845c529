/**
 * Returns the text with `content` between the markers `<!-- name:start -->` and `<!-- name:end -->`; a text without them
 * stays unchanged.
 */
export function withMarkedPart(text: string, name: string, content: string): string {
  const start = `<!-- ${name}:start -->`;
  const [from, to] = [text.indexOf(start), text.indexOf(`<!-- ${name}:end -->`)];
  if (from < 0 || to < from) return text;
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}
