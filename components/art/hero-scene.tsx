import { Fragment } from 'react';
import { heroLayers } from '#lib/art/hero-layers.ts';
import { Drawing } from './drawing.tsx';
import './hero-scene.css';
import './hero-skies.css';

interface Props {
  className?: string;
}

/**
 * First light over the hill country, behind the hero's words.
 * It fills its nearest positioned ancestor, which wants `isolate`; the sky follows `data-sky` (lib/art/skies.ts) on
 * that ancestor or further up, and `--hero-scroll` from HeroParallax moves the layers.
 */
export function HeroScene({ className = '' }: Props) {
  return (
    <div className={`hero-scene ${className}`} data-hero-scene="" aria-hidden="true">
      <div className="hero-background" data-hero-background="">
        {heroLayers.map((layer) => (
          <Fragment key={layer.name}>
            <Drawing
              className={`hero-layer hero-layer-${layer.name}`}
              viewBox="0 0 1920 900"
              markup={layer.markup}
            />
            {layer.name === 'sky' && <div className="hero-veil" />}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
