/** The place of a statement in the page's address, made of its heading: `life-in-the-spirit`. */
export function statementId(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-') || 'statement';
}
