import type { ChurchGroup } from '#lib/church/groups.ts';
import type { PageTextKey } from '#lib/page-texts/register.ts';

/** What can be edited in place: a kind with a dialog in editors.tsx, and an id. */
export type EditSubject = `words:${PageTextKey}` | `church:${ChurchGroup}` | `page:${string}` | 'services';

/** Returns the part of a subject before the colon. */
export type EditKind = EditSubject extends infer Subject
  ? Subject extends `${infer Kind}:${string}`
    ? Kind
    : Subject
  : never;

/** Returns the kind and id of a subject; the id is empty for a kind with one item. */
export function readSubject(subject: string): { kind: string; name: string } {
  const [kind = '', ...rest] = subject.split(':');
  return { kind, name: rest.join(':') };
}

/** Returns the subject of an own page, with its ministry. */
export function pageSubject({ id, ministry_id }: { id: string; ministry_id: string | null }): EditSubject {
  return `page:${[id, ...(ministry_id ? [ministry_id] : [])].join('/')}`;
}

/** Returns the page and the ministry that such a subject names. */
export function readPageSubject(name: string): { id: string; ministry: string | null } {
  const [id = '', ministry = null] = name.split('/');
  return { id, ministry };
}
