import { z } from 'zod';
import {
  type Field,
  type Fields,
  field,
  type Label,
  line,
  listOf,
  rich,
  type ShapeOf,
  shapeOf,
  text,
} from '#lib/core/fields/field.ts';
import type { Sentence } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';

type ValuesOf<Of extends Fields> = z.output<z.ZodObject<ShapeOf<Of>>>;

/** A text in one place of the site that staff may replace. */
export interface PageText<Value = unknown> {
  /** Its label on its page, such as 'The letter'. */
  readonly title: string;
  /** One field, a group of fields, or a list of groups. */
  readonly form: Field;
  readonly schema: z.ZodType<Value, Value>;
  /** The default text. It may contain insertions such as {church}. */
  readonly original: Value;
  /** Set where the original states facts of one church. */
  readonly claim?: Claim<Value>;
}

interface Claim<Value> {
  /** The text for another church; missing where the original stays. */
  readonly otherwise?: Value;
}

/** A text with a neutral one for other churches. */
interface Claiming<Value> extends PageText<Value> {
  readonly claim: Required<Claim<Value>>;
}

/** The originals of a page's texts in another language: each, and the neutral one beside it where there is one. */
export type Originals<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends Claiming<infer Value>
    ? { readonly original: Value; readonly otherwise: Value }
    : Texts[Key] extends PageText<infer Value>
      ? { readonly original: Value }
      : never;
};

/** Text on one line. `most` is the number of characters that fit the design. */
export function oneLine(title: Label, most: number, original: string): PageText<string> {
  return titled(title, line('Words', most), original);
}

/** Plain text. */
export function plain(title: Label, most: number, original: string): PageText<string> {
  return titled(title, text('Words', most), original);
}

/** HTML with bold, italics, links and lists. */
export function formatted(title: Label, most: number, original: string): PageText<string> {
  return titled(title, rich('Words', most), original);
}

/** A group of fields, such as a heading and the text below it. */
export function group<const Of extends Fields>(
  title: Label,
  fields: Of,
  original: ValuesOf<Of>,
): PageText<ValuesOf<Of>> {
  return titled(title, field('group', undefined, z.object(shapeOf(fields)), { fields }), original);
}

/**
 * A text whose original states facts of the demo church. Staff are asked to edit or confirm it; until then other sites
 * show the neutral `otherwise`.
 */
export function claiming<Value>(text: PageText<Value>): PageText<Value>;
export function claiming<Value>(text: PageText<Value>, otherwise: NoInfer<Value>): Claiming<Value>;
export function claiming<Value>(text: PageText<Value>, otherwise?: NoInfer<Value>): PageText<Value> {
  return Object.assign(text, { claim: otherwise === undefined ? {} : { otherwise } });
}

interface ListShape<Of extends Fields> {
  noun: Label;
  least: number;
  most: number;
  fields: Of;
  /** At least one of these fields is required; the message is shown beside the first. */
  needs?: { anyOf: readonly (keyof Of & string)[]; message: Sentence };
}

/** A list of groups with the same fields, in page order, as long as the design allows. */
export function list<const Of extends Fields>(
  title: Label,
  { needs, ...shape }: ListShape<Of>,
  original: readonly ValuesOf<Of>[],
): PageText<readonly ValuesOf<Of>[]> {
  const entry = z.object(shapeOf(shape.fields));
  const whole = needs
    ? entry.refine((values) => needs.anyOf.some((name) => (values as Record<string, unknown>)[name]), {
        error: needs.message,
        path: [needs.anyOf[0] ?? ''],
      })
    : entry;
  return titled(title, listOf(whole, shape), original);
}

/** The title is read when it is shown, in the church's language. */
function titled<Value>(title: Label, form: Field, original: Value): PageText<Value> {
  return {
    get title() {
      return messages.labels[title];
    },
    ...{ form, original, schema: form.schema as z.ZodType<Value, Value> },
  };
}
