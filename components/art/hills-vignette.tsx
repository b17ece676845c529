/** A wide strip of hill country at daybreak, with the church small in it. Decorative. */
export function HillsVignette({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 220"
      preserveAspectRatio="xMaxYMax slice"
      className={className}
      fill="none"
    >
      <circle cx="980" cy="150" r="92" fill="#f6c667" />
      <path
        fill="#e6c9a8"
        d="M0 128c120-42 236-46 372-14 150 34 236-34 392-30 144 4 214 54 352 38 122-14 214-54 324-28v126H0Z"
      />
      <path fill="#b98a86" d="M0 160c172-54 300-26 444-6 160 22 262-42 424-32 176 10 282 62 572 6v92H0Z" />
      <path fill="#5f5a8a" d="M0 190c190-44 338-34 522-14 196 22 336-44 520-34 148 8 254 40 398 12v66H0Z" />
      <g fill="#2a3766">
        <path d="M0 208c226-30 430-36 676-14 234 20 470-30 764-6v32H0Z" />
        <path d="M1096 176h46v26h-46zM1090 178l29-22 29 22ZM1148 160h16v42h-16zM1144 162l12-44 12 44Z" />
        <path d="M1155 106h2v14h-2zM1151 110h10v2h-10z" />
        <Oak x={1236} y={199} size={1} />
        <Oak x={1062} y={203} size={0.62} />
        <Oak x={318} y={196} size={0.8} />
        <Oak x={246} y={200} size={0.5} />
      </g>
      <path
        fill="#ffd9a0"
        d="M1104 186a4 4 0 0 1 8 0v8h-8ZM1124 186a4 4 0 0 1 8 0v8h-8ZM1153 174a3 3 0 0 1 6 0v7h-6Z"
      />
      <path
        stroke="#2a3766"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M700 62q8-9 14 0 6-9 14 0M752 84q6-7 11 0 5-7 11 0M664 92q5-6 9 0 4-6 9 0"
      />
    </svg>
  );
}

function Oak({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-4 2c2-12 0-22-12-32l4-3c6 5 9 9 11 14 2-7 6-12 14-17l3 4C6-24 3-12 6 2Z" />
      <path d="M-58-28c-4-14 12-22 22-20 4-14 24-18 34-10 12-8 30-2 34 9 14-3 28 8 24 20-8 8-26 6-36 3-14 6-30 6-42 1-12 5-30 6-36-3Z" />
    </g>
  );
}
