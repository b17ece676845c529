/**
 * The text with `content` between its markers `<!-- name:start -->` and `<!-- name:end -->`; a text without
 * the markers stays as it is.
 */
export function withMarkedPart(text: string, name: string, content: string): string {
  const start = `<!-- ${name}:start -->`;
  const [from, to] = [text.indexOf(start), text.indexOf(`<!-- ${name}:end -->`)];
  if (from < 0 || to < from) return text;
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}
