const pushed = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * The document with its page data quoted in the words of the page. Next writes what the browser's React
 * starts from as JSON in double quotes, every `<` and `"` escaped, so that no compression sees that it says
 * what the page says. In single quotes the same strings are an eighth smaller once compressed.
 */
export function requotePageData(html: string): string {
  return html.replace(
    pushed,
    (_, json: string) => `<script>self.__next_f.push([1,${quote(JSON.parse(json))}])</script>`,
  );
}

/** A JavaScript string that no document mistakes for the end of its script, or for a comment. */
function quote(text: string): string {
  const escaped = text.replace(/[\\'\n\r\u2028\u2029]/g, (character) => escapes[character] ?? character);
  return `'${escaped.replace(/<(?=[/!]|script)/gi, '\\x3c')}'`;
}
