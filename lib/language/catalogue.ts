/** The type that a translation of these messages must have: each sentence may be another text. */
export type Catalogue<Original> = Original extends string
  ? string
  : Original extends (...values: infer Values) => infer Sentence
    ? (...values: Values) => Catalogue<Sentence>
    : Original extends object
      ? { readonly [Key in keyof Original]: Catalogue<Original[Key]> }
      : Original;
