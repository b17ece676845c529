'use client';

import './hero-scene.css';
import './hero-skies.css';
import { Fragment } from 'react';
import type { SceneLayer } from '#lib/art/scene/layers.ts';
import { Drawing } from './drawing.tsx';
import { drawnOnce } from './drawn-once.ts';

interface Props {
  className?: string;
}

const useLayers = drawnOnce(() => import('#lib/art/hero-layers.ts').then((module) => module.heroLayers));

/** Back to front. */
const layers: readonly SceneLayer['name'][] = ['sky', 'far-hills', 'near-hills', 'church', 'meadow'];

/**
 * First light over the hill country, behind the hero's words.
 * It fills its nearest positioned ancestor, which wants `isolate`; the sky follows `data-sky` (lib/art/skies.ts) on
 * that ancestor or further up, and `--hero-scroll` from HeroParallax moves the layers.
 */
export function HeroScene({ className = '' }: Props) {
  const drawn = useLayers();
  return (
    <div className={`hero-scene ${className}`} data-hero-scene="" aria-hidden="true">
      <div className="hero-background" data-hero-background="">
        {layers.map((name, index) => (
          <Fragment key={name}>
            <Drawing
              className={`hero-layer hero-layer-${name}`}
              viewBox="0 0 1920 900"
              markup={drawn && (drawn[index]?.markup ?? null)}
            />
            {name === 'sky' && <div className="hero-veil" />}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
