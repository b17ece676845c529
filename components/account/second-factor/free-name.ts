import type { Factor } from '#lib/account/schema.ts';

/** The name, or the name with the first free number: 'Phone', 'Phone 2', 'Phone 3'. */
export function freeName(name: string, known: readonly Factor[]): string {
  const taken = new Set(known.map(({ friendly_name }) => friendly_name.toLowerCase()));
  let candidate = name;
  for (let number = 2; taken.has(candidate.toLowerCase()); number++) candidate = `${name} ${number}`;
  return candidate;
}
