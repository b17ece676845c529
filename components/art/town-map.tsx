interface TownMapProps {
  street: string;
  /** Unique on the page. */
  id?: string;
  className?: string;
}

/** The way to the church as a neighbor would draw it. Decorative: the address is beside it. */
export function TownMap({ street, id = 'street', className = '' }: TownMapProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 960 600"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      fill="none"
    >
      <Land />
      <Roads />
      <g fill="#7ea06a">
        <path d="M70 470c-12-4-14-20-2-26 0-14 22-18 28-6 14-6 26 8 18 20 8 10-4 22-14 16-8 8-26 6-30-4ZM862 110c-12-4-14-20-2-26 0-14 22-18 28-6 14-6 26 8 18 20 8 10-4 22-14 16-8 8-26 6-30-4ZM300 360c-12-4-14-20-2-26 0-14 22-18 28-6 14-6 26 8 18 20 8 10-4 22-14 16-8 8-26 6-30-4ZM760 520c-12-4-14-20-2-26 0-14 22-18 28-6 14-6 26 8 18 20 8 10-4 22-14 16-8 8-26 6-30-4ZM130 60c-12-4-14-20-2-26 0-14 22-18 28-6 14-6 26 8 18 20 8 10-4 22-14 16-8 8-26 6-30-4Z" />
      </g>
      <path id={id} d="M238 485c120-9 240-16 400-38" />
      <text
        direction="ltr"
        fill="#4a5268"
        fontSize={letterSize(street)}
        fontFamily="var(--font-sans)"
        fontWeight="600"
      >
        <textPath href={`#${id}`}>{onRoad(street)}</textPath>
      </text>
      <Church />
      <g transform="translate(828 516)" stroke="#1b2233" strokeWidth="3">
        <circle r="30" fill="#fbf7f0" />
        <path fill="var(--color-second)" d="M0-22 7 0h-14Z" />
        <path fill="#fbf7f0" d="M0 22-7 0H7Z" />
      </g>
    </svg>
  );
}

/** The longest name in the smallest letters: about 0.55 of their size each, on a road of 405 units. */
const mostLetters = 43;

/** The size of letters with which the name fits its road: 17 to 23. */
function letterSize(street: string): number {
  return Math.min(23, Math.max(17, Math.floor(405 / 0.55 / onRoad(street).length)));
}

/** The name of the street, without what follows a comma when all of it is too long; none when that is, too. */
function onRoad(street: string): string {
  const names = [street, street.split(',')[0] ?? ''];
  return names.find(({ length }) => length <= mostLetters) ?? '';
}

function Land() {
  return (
    <>
      <path fill="#e9efe0" d="M0 0h960v600H0z" />
      <path
        fill="#d5e2c6"
        d="M0 390c120-40 210 10 300 70s150 90 190 140H0ZM690 0h270v210c-90 20-170-20-210-80S700 40 690 0Z"
      />
      <path
        d="M-20 150c110 10 150 90 260 100s150-70 270-60 130 130 240 150 150 20 240 90"
        stroke="#b9cdea"
        strokeWidth="44"
      />
      <path
        d="M-20 150c110 10 150 90 260 100s150-70 270-60 130 130 240 150 150 20 240 90"
        stroke="#cddcf2"
        strokeWidth="28"
      />
    </>
  );
}

/** Each road is drawn twice: its edge, then its pavement. */
function Roads() {
  return (
    <>
      <g stroke="#d8c9ae" strokeLinecap="round">
        <path strokeWidth="40" d="M210-20c10 160-30 300 10 640" />
        <path
          strokeWidth="26"
          d="M-20 500c250-30 500-20 1000-120M620-20c10 180-60 400-40 640M800 620c0-120 40-200 30-260"
        />
      </g>
      <g stroke="#fbf7f0" strokeLinecap="round">
        <path strokeWidth="32" d="M210-20c10 160-30 300 10 640" />
        <path
          strokeWidth="19"
          d="M-20 500c250-30 500-20 1000-120M620-20c10 180-60 400-40 640M800 620c0-120 40-200 30-260"
        />
        <path
          strokeWidth="9"
          d="M340 480c-10 50 0 90 10 140M420 20c-10 50-14 90-10 160M740 60c40 20 90 30 220 20M440 475c0-60-10-120 10-190"
        />
      </g>
      <path stroke="#f6c667" strokeWidth="5" strokeDasharray="20 16" d="M210-20c10 160-30 300 10 640" />
    </>
  );
}

function Church() {
  return (
    <g transform="translate(706 322)">
      <ellipse cx="0" cy="82" rx="74" ry="14" fill="#1b2233" fillOpacity=".18" />
      <path
        fill="#fbf7f0"
        stroke="#1b2233"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M-64 78V30l44-30 44 30v48ZM24 78V-30l22-46 22 46V78Z"
      />
      <path
        fill="var(--color-accent)"
        stroke="#1b2233"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M-74 34-20-4l54 38-8 8-46-32-46 32ZM18-28 46-86l28 58Z"
      />
      <path fill="var(--color-second)" stroke="#1b2233" strokeWidth="4" d="M-32 78V50a12 12 0 0 1 24 0v28Z" />
      <path fill="#f6c667" stroke="#1b2233" strokeWidth="3.5" d="M36-4a10 10 0 0 1 20 0v18H36Z" />
      <path stroke="#1b2233" strokeWidth="4" strokeLinecap="round" d="M46-86v-22M38-100h16" />
    </g>
  );
}
