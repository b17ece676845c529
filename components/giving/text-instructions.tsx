import { church } from '#lib/core/church/church.ts';

/** What to text and where to, in the page and in the alert alike. */
export function TextInstructions() {
  const { textExample, textNumber } = church.giving;
  return (
    <p>
      Send a text with the dollar amount and the fund, for example{' '}
      <strong className="font-semibold text-ink">‘{textExample}’</strong>, to{' '}
      <strong className="tabular font-semibold whitespace-nowrap text-ink">{textNumber}</strong>.
    </p>
  );
}
