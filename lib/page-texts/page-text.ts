import { z } from 'zod';
import { type Field, line, rich, text } from './fields.ts';

type Fields = Readonly<Record<string, Field>>;
type ValueOf<Of> = Of extends Field<infer Value> ? Value : never;
type Optional<Of extends Fields> = {
  [Name in keyof Of]: undefined extends ValueOf<Of[Name]> ? Name : never;
}[keyof Of];
type ValuesOf<Of extends Fields> = {
  [Name in Exclude<keyof Of, Optional<Of>>]: ValueOf<Of[Name]>;
} & { [Name in Optional<Of>]?: ValueOf<Of[Name]> };

/** How staff fill in a text: one field, a few that belong together, or a list of things with the same fields. */
export type Form =
  | { readonly kind: 'one'; readonly field: Field }
  | { readonly kind: 'group'; readonly fields: Fields }
  | {
      readonly kind: 'list';
      readonly fields: Fields;
      /** What one of the list is called, such as 'question'. */
      readonly noun: string;
      readonly least: number;
      readonly most: number;
    };

/** Words that speak for the church in one place of the site, and which staff may make their own. */
export interface PageText<Value = unknown> {
  /** What staff call it on its page, such as 'The letter'. */
  readonly title: string;
  readonly form: Form;
  readonly schema: z.ZodType<Value, Value>;
  /** What stands there until staff write something else. It may hold insertions such as {church}. */
  readonly original: Value;
  /** Set where the original states facts of one church. */
  readonly claim?: Claim<Value>;
}

interface Claim<Value> {
  /** What stands there on a site of another church; absent where the original stays. */
  readonly otherwise?: Value;
}

/** Words on one line. `most` is how many characters fit the design. */
export function oneLine(title: string, most: number, original: string): PageText<string> {
  return one(title, line('Words', most), original);
}

/** Plain words. */
export function plain(title: string, most: number, original: string): PageText<string> {
  return one(title, text('Words', most), original);
}

/** Words with bold, italics, links and lists. */
export function formatted(title: string, most: number, original: string): PageText<string> {
  return one(title, rich('Words', most), original);
}

/** A few fields that stand together, such as a heading and the words below it. */
export function group<const Of extends Fields>(
  title: string,
  fields: Of,
  original: ValuesOf<Of>,
): PageText<ValuesOf<Of>> {
  return { title, form: { kind: 'group', fields }, schema: schemaOf(fields), original };
}

/**
 * A text whose original states facts of the demo's church. Staff are asked to write or to confirm it; until then
 * `otherwise`, which holds for any church, stands in its place on every site but the demo's.
 */
export function claiming<Value>(text: PageText<Value>, otherwise?: NoInfer<Value>): PageText<Value> {
  return { ...text, claim: otherwise === undefined ? {} : { otherwise } };
}

interface ListShape<Of extends Fields> {
  noun: string;
  least: number;
  most: number;
  fields: Of;
  /** One of these fields is filled in, whichever; the message stands beside the first. */
  needs?: { anyOf: readonly (keyof Of & string)[]; message: string };
}

/** A list of things with the same fields: as many as the design has room for, in the order of the page. */
export function list<const Of extends Fields>(
  title: string,
  { noun, least, most, fields, needs }: ListShape<Of>,
  original: readonly ValuesOf<Of>[],
): PageText<readonly ValuesOf<Of>[]> {
  const entry = schemaOf(fields);
  const whole = needs
    ? entry.refine((values) => needs.anyOf.some((name) => (values as Record<string, unknown>)[name]), {
        error: needs.message,
        path: [needs.anyOf[0] ?? ''],
      })
    : entry;
  const schema = z.array(whole).min(least).max(most);
  return {
    title,
    form: { kind: 'list', fields, noun, least, most },
    schema: schema as unknown as z.ZodType<readonly ValuesOf<Of>[], readonly ValuesOf<Of>[]>,
    original,
  };
}

function one(title: string, field: Field<string>, original: string): PageText<string> {
  return { title, form: { kind: 'one', field }, schema: field.schema, original };
}

function schemaOf<Of extends Fields>(fields: Of): z.ZodType<ValuesOf<Of>, ValuesOf<Of>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  return z.object(shape) as unknown as z.ZodType<ValuesOf<Of>, ValuesOf<Of>>;
}
