/**
 * Returns the text with no-break spaces inside its times and ahead of a range's dash: 'Sunday 7:00 PM'. For sentences
 * that the site makes itself; quoted and typed texts keep their characters (components/ui/text/times.tsx).
 */
export function unbrokenTimes(text: string): string {
  return text
    .replace(/(\d [ap]\.) (?=m\.)/gi, '$1\u00a0')
    .replace(/(\d) (?=[ap]\.?\u00a0?m\b)/gi, '$1\u00a0')
    .replace(/(\d\u00a0[ap]\.?\u00a0?m\.?) (?=[-–])/gi, '$1\u00a0');
}
