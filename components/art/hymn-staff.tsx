/** Two bars of a hymn tune on five lines, as at the head of a hymnal page. Decorative. */
export function HymnStaff({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 110" className={className} fill="none" stroke="currentColor">
      <path
        strokeWidth="1.2"
        strokeOpacity=".55"
        d={[35, 47, 59, 71, 83].map((y) => `M4 ${y}h632`).join('')}
      />
      <path strokeWidth="2" d="M5 35v48M320 35v48M628 35v48" />
      <path strokeWidth="5" d="M634 35v48" />
      <path
        strokeWidth="3.2"
        strokeLinecap="round"
        d="M36 71c-9 0-11-12-1-14 12-2 17 16 3 21-15 5-26-9-18-22 6-10 21-17 21-33 0-10-3-14-6-13-9 3-6 22-3 40l5 38c1 9-4 13-10 11"
      />
      {notes.map(({ x, y, isHalf, up }) => (
        <g key={x}>
          <ellipse
            cx={x}
            cy={y}
            rx="8"
            ry="5.6"
            transform={`rotate(-22 ${x} ${y})`}
            fill={isHalf ? 'none' : 'currentColor'}
            strokeWidth="2.4"
          />
          <path strokeWidth="2" d={up ? `M${x + 7.4} ${y - 3}v-38` : `M${x - 7.4} ${y + 3}v38`} />
        </g>
      ))}
    </svg>
  );
}

const notes = [
  { x: 104, y: 83, isHalf: false, up: true },
  { x: 148, y: 65, isHalf: false, up: true },
  { x: 192, y: 65, isHalf: false, up: true },
  { x: 236, y: 53, isHalf: false, up: false },
  { x: 284, y: 59, isHalf: true, up: false },
  { x: 358, y: 47, isHalf: false, up: false },
  { x: 402, y: 53, isHalf: false, up: false },
  { x: 446, y: 59, isHalf: false, up: false },
  { x: 490, y: 65, isHalf: false, up: true },
  { x: 534, y: 71, isHalf: false, up: true },
  { x: 584, y: 65, isHalf: true, up: true },
] as const;
