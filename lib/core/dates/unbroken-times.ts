/**
 * The text as it is shown, with no line break inside a time: 'Sunday 7:00 PM' with a no-break space before PM. For
 * pages alone: what is stored, sent or compared keeps the plain space.
 */
export function unbrokenTimes(text: string): string {
  return text.replace(/(\d) (?=[ap]\.?m\b)/gi, '$1\u00a0');
}
