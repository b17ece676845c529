import type { ChurchGroup } from '#lib/church/groups.ts';
import type { PageTextKey } from '#lib/page-texts/register.ts';

/** What can be edited where it stands: a kind of thing, which editors.tsx has a dialog for, and which one of it. */
export type EditSubject = `words:${PageTextKey}` | `church:${ChurchGroup}` | 'services';

/** The part of a subject before the colon. */
export type EditKind = EditSubject extends infer Subject
  ? Subject extends `${infer Kind}:${string}`
    ? Kind
    : Subject
  : never;

/** The kind of a subject, and which one it is; empty for a subject that is one of its kind. */
export function readSubject(subject: string): { kind: string; name: string } {
  const [kind = '', ...rest] = subject.split(':');
  return { kind, name: rest.join(':') };
}
