/** The texts of a document: between its elements, and in the attributes that people read or hear. */
export function textsOf(html: string): string[] {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const between = [...markup.matchAll(/>([^<]+)</g)];
  const spoken = [
    ...markup.matchAll(
      /\b(?:alt|title|aria-(?:label|description|roledescription|valuetext)|placeholder|content)="([^"]+)"/g,
    ),
  ];
  return [...between, ...spoken].map(([, text = '']) => text.replaceAll('&#x27;', "'").trim());
}
