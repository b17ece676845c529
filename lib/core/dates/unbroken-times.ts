/**
 * The text as it is shown, with no line break inside a time or ahead of a range's dash: 'Sunday 7:00 PM' with a no-break space before PM. For
 * pages alone: what is stored, sent or compared keeps the plain space.
 */
export function unbrokenTimes(text: string): string {
  return text
    .replace(/(\d) (?=[ap]\.?m\b)/gi, '$1\u00a0')
    .replace(/(\d\u00a0[ap]\.?m\.?) (?=[-–])/gi, '$1\u00a0');
}
