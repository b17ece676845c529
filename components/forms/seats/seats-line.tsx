import { messages } from '#lib/language/messages.ts';
import type { SeatCounts } from './seat-words.ts';

/** The most chairs that are drawn; more say less than a number. */
const mostChairs = 30;

interface SeatsLineProps {
  /** Undefined while they are counted. */
  counts: SeatCounts | undefined;
  words: string | null;
}

/** How many places are left: a row of chairs with the words beside it. Without scripts nothing is claimed. */
export function SeatsLine({ counts, words }: SeatsLineProps) {
  return (
    <div className="form-seats noscript:hidden">
      {counts && <Chairs {...counts} />}
      <p role="status" className="tabular text-sm font-semibold">
        {counts ? words : messages.formView.loading}
      </p>
    </div>
  );
}

function Chairs({ capacity, left }: SeatCounts) {
  if (capacity === null || left === null || capacity === 0 || capacity > mostChairs) return null;
  return (
    <div aria-hidden="true" className="form-chairs">
      {Array.from({ length: capacity }, (_, place) => (
        <svg
          aria-hidden="true"
          // biome-ignore lint/suspicious/noArrayIndexKey: chairs have no other name than their place
          key={place}
          viewBox="0 0 14 20"
          width="14"
          height="20"
          data-taken={place >= left || undefined}
        >
          <path d="M3 1v18M3 11h8v8M3 2h2v9" />
        </svg>
      ))}
    </div>
  );
}
