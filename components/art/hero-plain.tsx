/**
 * Plain colour behind the hero's words: the church's own, from its night to its brightest, and the hour's light in
 * rings. It fills its nearest positioned ancestor, as HeroScene does.
 */
export function HeroPlain() {
  return <div className="hero-scene" data-hero-scene="" aria-hidden="true" style={{ background }} />;
}

/** Light in flat rings from the lower right, as on a plate. */
const halo = (share: number, reach: number) =>
  `radial-gradient(circle at 76% 104%, color-mix(in srgb, var(--glow) ${share}%, transparent) ${reach}%, transparent calc(${reach}% + 1px))`;

const background = [
  halo(26, 14),
  halo(16, 26),
  halo(9, 40),
  'linear-gradient(172deg, var(--color-night) 22%, var(--color-accent-deep) 66%, var(--color-accent))',
].join(',');
