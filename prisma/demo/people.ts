import type { Role } from '#lib/core/auth/permissions.ts';
import type { Staff } from '#lib/core/generated/prisma/client.ts';
import type { Language } from '#lib/core/language/languages.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { seedId } from './seed-id.ts';

/** Whom a visitor of a demo may be, with the name that the others see. */
const people = {
  secretary: { names: { en: 'Grace Miller', es: 'Graciela Molina' }, roles: ['editor'] },
  pastor: { names: { en: 'Daniel Brooks', es: 'Daniel Ríos' }, roles: ['owner'] },
  youth: { names: { en: 'Sam Carter', es: 'Samuel Cruz' }, roles: ['leader'] },
} as const satisfies Record<string, { names: Record<Language, string>; roles: readonly Role[] }>;

type DemoPersonName = keyof typeof people;
type DemoStaff = Pick<Staff, 'id' | 'name' | 'email' | 'roles' | 'ministry_ids' | 'state'>;

/** Returns the id of that person, which is the same after every reset: sessions go on. */
export function demoPersonId(name: DemoPersonName): string {
  return seedId('staff', name);
}

/** Returns the rows of the demo's staff: none has a password, and the youth leader leads the youth ministry. */
export function demoStaff(language: Language): DemoStaff[] {
  return Object.entries(people).map(([name, { names, roles }]) => ({
    id: demoPersonId(name as DemoPersonName),
    name: names[language],
    email: `${name}@example.org`,
    roles: [...roles],
    ministry_ids: roles.some((role) => role === 'leader') ? youthMinistries() : [],
    state: 'active',
  }));
}

function youthMinistries(): string[] {
  return fallbackMinistries
    .filter(({ category }) => category === 'Youth')
    .map(({ title }) => seedId('ministries', title));
}
