/**
 * Returns the bell tower of the wordmark and the icons, on a field of 32 x 32: a steeple, an open arch with its bell,
 * and a hill. Simple enough to read at 16 px.
 */
export function towerMark(tower: string, bell: string): string {
  return `<path fill="${tower}" fill-rule="evenodd" d="M16 .8 22.6 12H9.400zM10.2 13.200H21.800V26.600Q19 25.4 16 25.400T10.2 26.600zM12.7 24V18.600Q12.9 15.9 16 14.7 19.1 15.9 19.3 18.600V24Z"/><path fill="${bell}" d="M13.6 22.600Q14.5 21.7 14.5 20 14.5 17.7 16 17.700T17.5 20Q17.5 21.7 18.4 22.600ZM15 23.300h2a1 1 0 0 1-2 0z"/><path fill="none" stroke="${tower}" stroke-width="2" stroke-linecap="round" d="M2.6 30.200Q9 27.3 16 27.300T29.4 30.2"/>`;
}
