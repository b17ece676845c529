import type { CarriedFields } from '#lib/core/cache/render-context.ts';

/** What a form says whose sender had to sign in first. */
export const carriedMessages = {
  atSignIn: 'What you typed is kept. Sign in, and it is here again, ready to be saved.',
  back: 'What you typed is here again. It is not saved yet.',
} as const;

const prefix = 'carried.';

/** What a field of another form is called in the sign-in form that carries it. */
export function carriedName(name: string): string {
  return `${prefix}${name}`;
}

/** A posted sign-in form as its own fields and those that it carries, by their names of before. */
export function splitCarried(posted: Readonly<Record<string, unknown>>): {
  own: Record<string, unknown>;
  carried: CarriedFields;
} {
  const own = Object.entries(posted).filter(([name]) => !name.startsWith(prefix));
  const carried = Object.entries(textsOf(posted)).filter(([name]) => name.startsWith(prefix));
  return {
    own: Object.fromEntries(own),
    carried: Object.fromEntries(carried.map(([name, text]) => [name.slice(prefix.length), text])),
  };
}

/** The texts among what was posted. */
export function textsOf(posted: Readonly<Record<string, unknown>>): CarriedFields {
  return Object.fromEntries(
    Object.entries(posted).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
