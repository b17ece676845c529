const opening = '<script>self.__next_f.push([1,"';
const closing = '"])</script>';
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
const awkward = /[\\'\n\r\u2028\u2029]|<(?=\/?script|!--)/gi;

/**
 * The document with its page data quoted in the words of the page. Next writes what the browser's React
 * starts from as JSON in double quotes, every `<` and `"` escaped, so that no compression sees that it says
 * what the page says. In single quotes the same strings are an eighth smaller once compressed.
 */
export function requotePageData(html: string): string {
  const [before = '', ...rest] = html.split(opening);
  return before + rest.map(requote).join('');
}

/** From where a string of page data begins to where the next one does. Its JSON holds no `<`, so its end is sure. */
function requote(text: string): string {
  const end = text.indexOf(closing);
  if (end < 0) return opening + text;
  const data: string = JSON.parse(`"${text.slice(0, end)}"`);
  const quoted = data.replace(awkward, (character) => escapes[character] ?? character);
  return `<script>self.__next_f.push([1,'${quoted}'])</script>${text.slice(end + closing.length)}`;
}
