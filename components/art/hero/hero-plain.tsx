import './hero-scene.css';

/**
 * Plain colour behind the hero's words: the church's own, from its night to its brightest, and the hour's light in
 * rings. It fills its nearest positioned ancestor, as HeroScene does.
 */
export function HeroPlain() {
  return <div className="hero-scene hero-plain" data-hero-scene="" aria-hidden="true" />;
}
