import { type RowLanguage, rowLanguage } from './row-language.ts';

/**
 * Returns `translate` with its results kept for the translations of the current request: an unchanged row keeps its object.
 * Where rows are as stored, each is itself.
 */
export function oncePerLanguage<Row extends object>(
  translate: (row: Row, language: RowLanguage) => Row,
): (row: Row) => Row {
  const known = new WeakMap<RowLanguage, WeakMap<Row, Row>>();
  return (row) => {
    const language = rowLanguage();
    if (!language) return row;
    const ofLanguage = known.get(language) ?? new WeakMap<Row, Row>();
    known.set(language, ofLanguage);
    const spoken = ofLanguage.get(row) ?? translate(row, language);
    ofLanguage.set(row, spoken);
    return spoken;
  };
}
