import { messages } from '#lib/language/messages.ts';
import type { SeatCounts } from './seat-words.ts';

/** The most chairs that are drawn; more say less than a number. */
const mostChairs = 30;

interface SeatsLineProps {
  capacity: number;
  /** Undefined while they are counted. */
  counts: SeatCounts | undefined;
  words: string | null;
}

/**
 * How many places are left: a row of chairs with the words beside it. The chairs stand there from the start, so that
 * nothing moves; without scripts nothing is claimed.
 */
export function SeatsLine({ capacity, counts, words }: SeatsLineProps) {
  return (
    <div className="form-seats">
      <Chairs capacity={capacity} left={counts?.left ?? 0} />
      <p role="status" className="tabular text-sm font-semibold">
        {counts ? words : messages.formView.loading}
      </p>
    </div>
  );
}

function Chairs({ capacity, left }: { capacity: number; left: number }) {
  if (capacity === 0 || capacity > mostChairs) return null;
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
