import type { ReactNode } from 'react';

interface StampProps {
  title: string;
  /** Below the title, such as what it is for and when. */
  facts: readonly ReactNode[];
  isWaiting: boolean;
  children: ReactNode;
}

/** A stamped card: what became of a form. */
export function Stamp({ title, facts, isWaiting, children }: StampProps) {
  return (
    <div className="form-stamp grid gap-5" data-waits={isWaiting || undefined}>
      <div className="flex items-start justify-between gap-6">
        <div>
          <h2 className="text-2xl">{title}</h2>
          {facts.map(
            (fact, place) =>
              fact && (
                // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other name than their place
                <p key={place} className="tabular mt-2 font-semibold">
                  {fact}
                </p>
              ),
          )}
        </div>
        <Postmark isWaiting={isWaiting} />
      </div>
      {children}
    </div>
  );
}

/** A round stamp with a tick, or with a clock for who waits. */
function Postmark({ isWaiting }: { isWaiting: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 72 72"
      className="form-stamp-mark flex-none"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="36" cy="36" r="33" />
      <circle cx="36" cy="36" r="26" strokeWidth="1.5" strokeDasharray="3 4" />
      <path d={isWaiting ? 'M36 22v15l9 6' : 'M24 37l9 9 16-19'} />
    </svg>
  );
}
