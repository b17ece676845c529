import type { ReactNode } from 'react';

/** The sun's course through a Sunday morning over its events. Decorative. */
export function MorningMark({ step, className = '' }: { step: number; className?: string }) {
  const mark = marks[step % marks.length];
  if (!mark) return null;
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className={className} fill="none">
      <clipPath id={`morning-${step}`}>
        <circle cx="48" cy="48" r="46" />
      </clipPath>
      <g clipPath={`url(#morning-${step})`}>
        <path fill={mark.sky} d="M0 0h96v96H0z" />
        <circle cx="48" cy={mark.sun} r="17" fill="var(--color-gold)" />
        <path fill={mark.hill} d="M0 70c18-12 34-12 50-4s30 6 46-4v34H0Z" />
        <g stroke="#1b2233" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          {mark.thing}
        </g>
      </g>
      <circle cx="48" cy="48" r="46.5" stroke="#1b2233" strokeWidth="3" />
    </svg>
  );
}

const marks: readonly { sky: string; sun: number; hill: string; thing: ReactNode }[] = [
  {
    sky: '#f3b58a',
    sun: 62,
    hill: '#7f6a96',
    thing: (
      <>
        <path fill="#fbf7f0" d="M22 78V62l7-13h30l9 13 8 3v13Z" />
        <path d="M31 60l4-7h9v7ZM49 60v-7h8l5 7Z" fill="#9db4ea" />
        <circle cx="35" cy="79" r="6" fill="#fbf7f0" />
        <circle cx="64" cy="79" r="6" fill="#fbf7f0" />
      </>
    ),
  },
  {
    sky: '#f6cf9f',
    sun: 46,
    hill: '#b9865f',
    thing: (
      <>
        <path fill="#fbf7f0" d="M28 46h34v22c0 8-5 13-12 13H40c-7 0-12-5-12-13Z" />
        <path d="M62 52h5c10 0 10 17 0 17h-5M20 87h50M37 38c-4-5 4-7 0-13M47 38c-4-5 4-7 0-13" />
      </>
    ),
  },
  {
    sky: '#f7dcae',
    sun: 32,
    hill: '#2f6650',
    thing: (
      <>
        <path d="M38 72V38l28-8v34" />
        <path d="M38 48l28-8" />
        <ellipse cx="31" cy="73" rx="8" ry="6" fill="#fbf7f0" />
        <ellipse cx="59" cy="65" rx="8" ry="6" fill="#fbf7f0" />
      </>
    ),
  },
  {
    sky: '#cfe0ee',
    sun: 22,
    hill: 'var(--color-accent)',
    thing: (
      <path
        fill="#fbf7f0"
        d="M48 48c-9-7-20-9-32-7v36c12-2 23 0 32 7 9-7 20-9 32-7V41c-12-2-23 0-32 7ZM48 48v36M24 52c5 0 10 1 15 3M24 62c5 0 10 1 15 3M72 52c-5 0-10 1-15 3M72 62c-5 0-10 1-15 3"
      />
    ),
  },
  {
    sky: '#b9d6ea',
    sun: 16,
    hill: '#5d8a4e',
    thing: (
      <>
        <ellipse cx="48" cy="68" rx="34" ry="13" fill="#fbf7f0" />
        <ellipse cx="48" cy="67" rx="20" ry="7" />
        <path fill="#bf3f1f" d="M33 64c0-14 30-14 30 0Z" />
        <path d="M40 46c-3-4 3-6 0-10M48 44c-3-4 3-6 0-10M56 46c-3-4 3-6 0-10" />
      </>
    ),
  },
];
