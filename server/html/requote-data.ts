import { patterns } from './patterns.ts';

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
  '<': '\\x3c',
};
/** What a JavaScript string in single quotes cannot hold, and the `<` of what a document takes for its own. */
const special = /[\\'\n\r\u2028\u2029]|<(?=\/?script|!--)/gi;

/**
 * The document with what React starts from in single quotes. Next writes it as JSON in double quotes, every `<`
 * and `"` escaped, so that no compression sees that it says what the page says. In single quotes the home page is
 * 3.5 kB smaller once compressed, which its budget has no room for.
 */
export function requoteData(html: string): string {
  return html.replace(patterns.pageData.form, (_, inside: string) => {
    const data: string = JSON.parse(`"${inside}"`);
    const quoted = data.replace(special, (character) => escapes[character] ?? character);
    return `<script>self.__next_f.push([1,'${quoted}'])</script>`;
  });
}
