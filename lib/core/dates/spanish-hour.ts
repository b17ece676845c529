/** Returns a time of day with its article: 'las 18:00', 'la 1:00 p. m.'. */
export function theHour(clock: string): string {
  return `${/^1:/.test(clock) ? 'la' : 'las'} ${clock}`;
}
