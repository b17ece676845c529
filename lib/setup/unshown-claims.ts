import type { PageTextKey } from '#lib/page-texts/register.ts';
import type { Check } from './checklist.ts';

/** What visitors of a site that is not the demo's are not shown before staff wrote or confirmed it, in order. */
const unshown = {
  'about.values': 'values',
  'beliefs.statements': 'beliefs',
  'mission.statement': 'mission',
  'mission.vision': 'vision',
} as const satisfies Partial<Record<PageTextKey, string>>;

type UnshownClaim = (typeof unshown)[keyof typeof unshown];

/** Returns what of that is among these checks, so that staff have not written it. */
export function unshownClaims(checks: readonly Pick<Check, 'claims'>[]): UnshownClaim[] {
  const left = checks.flatMap(({ claims = [] }) => claims.map(({ key }) => key));
  return Object.entries(unshown).flatMap(([key, name]) => (left.includes(key as PageTextKey) ? [name] : []));
}
