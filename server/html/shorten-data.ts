import { patterns } from './patterns.ts';

/**
 * The text of a script element of the page, in a JSON string within that JSON string. The document holds it, where it
 * has run; React neither compares nor runs it.
 */
const scriptText =
  /(\\"script\\",(?:null|\\"[^"\\]*\\"),\{(?:\\"type\\":\\"application\/ld\+json\\",)?\\"dangerouslySetInnerHTML\\":\{\\"__html\\":\\")((?:\\\\(?:\\.|[^\\])|\\u[0-9a-f]{4}|[^\\])*)(?=\\")/g;

/** What is written otherwise in a template than in JSON, quotes aside. `<` may begin the end of the script, or a comment. */
const differing = /\\\\|\\u003c(?![!/sS])|\\u003e|\\u0026|`|\$(?=\{)/g;
const inTemplate: Readonly<Record<string, string>> = {
  '\\u003c': '<',
  '\\u003e': '>',
  '\\u0026': '&',
  '`': '\\`',
  $: '\\$',
};

/**
 * The document with the data of its scripts in fewer bytes: without the text of the page's own scripts, and as a
 * template in place of the JSON string that Next writes. In that every `"` and `<` is escaped; in a template they are
 * not, and compress as one with the same text of the document.
 */
export function shortenData(html: string): string {
  return html.replace(patterns.data.form, (_, json: string) => {
    const text = json
      .replace(scriptText, (found, start: string, content: string) => (isReference(content) ? found : start))
      .replace(differing, (found) => inTemplate[found] ?? found)
      // In a JSON string every quote has its own backslash.
      .replaceAll('\\"', '"');
    return `<script>self.__next_f.push([1,\`${text}\`])</script>`;
  });
}

/** To another part of the data, where a long text stands. */
function isReference(content: string): boolean {
  return content.startsWith('$');
}
