import { Times } from '#components/ui/text/times.tsx';

const marks = {
  people:
    'M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM1.5 20c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M15.5 11a3 3 0 1 0-1-5.8M17 13.7c3.2.3 5.5 2.7 5.5 6.3',
  time: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
} as const;

/** One line about a ministry, such as who leads it, with its mark in front. */
export function MinistryFact({
  kind,
  label,
  text,
}: {
  kind: keyof typeof marks;
  label: string;
  text: string;
}) {
  return (
    <div className="flex items-baseline gap-2.5">
      <dt className="flex-none">
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-[1.15em] translate-y-[.18em] text-ink-3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
        >
          <path d={marks[kind]} />
        </svg>
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="font-medium text-ink-2">
        <Times of={text} />
      </dd>
    </div>
  );
}
