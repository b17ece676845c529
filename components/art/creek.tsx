const bends = 4;
const length = 1200;
const samples = 60;

/**
 * A creek from the top of its box to the bottom: four bends, narrow at its spring and wide at its mouth.
 * Stretches with its box. Decorative.
 */
export function Creek({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 160 ${length}`} preserveAspectRatio="none" className={className}>
      <path d={water(16)} fill="var(--color-accent)" fillOpacity=".14" />
      <path d={water(0)} fill="var(--color-accent)" />
      {[-0.26, 0.04, 0.3].map((share, index) => (
        <path
          key={share}
          d={current(share)}
          fill="none"
          stroke="#9db4ea"
          strokeOpacity=".7"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeDasharray="46 150"
          strokeDashoffset={index * 67}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

const steps = Array.from({ length: samples + 1 }, (_, index) => index / samples);
const middle = (share: number) => 80 + 38 * Math.sin(share * bends * Math.PI);
const width = (share: number) => 5 + 52 * share;
const point = (x: number, share: number) => `${x.toFixed(1)} ${(share * length).toFixed(0)}`;

/** Both banks, `margin` further apart than the water is wide. */
function water(margin: number): string {
  const bank = (side: 1 | -1) => (share: number) =>
    point(middle(share) + (side * (width(share) + margin)) / 2, share);
  return `M${steps.map(bank(-1)).join('L')}L${[...steps].reverse().map(bank(1)).join('L')}Z`;
}

/** A line along the creek, `offset` of its width from the middle. */
function current(offset: number): string {
  return `M${steps.map((share) => point(middle(share) + offset * width(share), share)).join('L')}`;
}
