/** What to text and where to, in the page and in the alert alike. */
export function TextInstructions({ number, example }: { number: string; example: string | null }) {
  return (
    <p>
      <span>Send a text with the dollar amount and the fund,</span>{' '}
      {example && (
        <span>
          for example <strong className="font-semibold text-ink">{`‘${example}’`}</strong>,{' '}
        </span>
      )}
      <span>to </span>
      <span className="inline-block">
        <strong className="tabular font-semibold text-ink">{number}</strong>.
      </span>
    </p>
  );
}
