/** A version of SemVer 2.0, in its parts. */
const shape =
  /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][\da-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][\da-zA-Z-]*))*))?(?:\+[\da-zA-Z.-]+)?$/;

/** Returns whether a text is a version (SemVer 2.0). */
export function isVersion(text: string): boolean {
  return shape.test(text);
}

/** Returns whether a version is meant for trials: '1.1.0-beta.1'. */
export function isPrerelease(version: string): boolean {
  return shape.exec(version)?.[4] !== undefined;
}

/** Returns a negative number where `one` comes before `other`, and 0 where they are equal (SemVer 2.0, section 11). */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [shape.exec(one) ?? [], shape.exec(other) ?? []];
  for (const part of [1, 2, 3]) {
    const difference = Number(a[part]) - Number(b[part]);
    if (difference !== 0) return difference;
  }
  return comparePrereleases(a[4], b[4]);
}

/** A version without one comes after all that have one. */
function comparePrereleases(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  const [a, b] = [one.split('.'), other.split('.')];
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const order = compareIdentifiers(a[at] ?? '', b[at] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Numbers by their value and before words, words by their letters (ASCII). */
function compareIdentifiers(one: string, other: string): number {
  const [a, b] = [/^\d+$/.test(one), /^\d+$/.test(other)];
  if (a && b) return Number(one) - Number(other);
  if (a !== b) return a ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}
