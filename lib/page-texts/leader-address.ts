import { paths } from '#lib/core/addresses/linked-paths.ts';
import { foldText } from '#lib/core/text/folded.ts';

/** A leader, by name or by role. */
type Leader = { name?: string | null | undefined };

/** Returns the id of each leader's place on the page: of the letters and digits of a name that no other has. */
export function leaderAnchors(leaders: readonly Leader[]): (string | undefined)[] {
  const names = leaders.map(({ name }) => foldText(name ?? ''));
  return names.map((name) =>
    name && names.filter((other) => other === name).length === 1
      ? `leader-${name.replace(/[^\p{L}\p{N}]+/gu, '-')}`
      : undefined,
  );
}

/** Returns the address of the one leader of that name, in any spelling; null where there is none, or several. */
export function leaderAddress(leaders: readonly Leader[], name: string): string | null {
  const wanted = foldText(name);
  const anchor =
    leaderAnchors(leaders)[leaders.findIndex((leader) => foldText(leader.name ?? '') === wanted)];
  return anchor === undefined ? null : `${paths.about}#${anchor}`;
}
