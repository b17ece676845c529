/** A query parameter that a route reads. */
interface Parameter {
  /** Values of another shape are dropped. */
  readonly shape?: RegExp;
  /** May be sent several times; the order does not matter. */
  readonly repeatable?: true;
}

export type Parameters = Readonly<Record<string, Parameter>>;

export const word = { shape: /^[a-z-]{1,24}$/ };
/** An anchor made from a name that staff chose, in any script. */
export const anchor = { shape: /^[\p{L}\p{M}\p{N}-]{1,60}$/u };
export const count = { shape: /^\d{1,4}$/ };
export const day = { shape: /^\d{4}-\d{2}-\d{2}$/ };
export const month = { shape: /^\d{4}-\d{2}$/ };
/** The code of a language. */
export const language = { shape: /^[a-z]{2,3}$/ };
/** A row's id. */
export const row = { shape: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/ };
export const text = {};
export const texts = { repeatable: true } as const;
