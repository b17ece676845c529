/** Returns the text with a point at its end, unless it is empty or ends as a sentence does: 'a las 9:00 a. m.' stays. */
export function ended(text: string): string {
  return /(?:^|[.!?…])$/.test(text) ? text : `${text}.`;
}
