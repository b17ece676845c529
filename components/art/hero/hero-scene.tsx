'use client';

import './hero-scene.css';
import './hero-skies.css';
import { Fragment, use, useState, useSyncExternalStore } from 'react';
import { importLazily } from '#components/ui/lazy/lazy-import.ts';
import type { DrawnScene, SceneLayer } from '#lib/art/scene/layers.ts';
import { Drawing } from '../drawing.tsx';

interface Props {
  /** Constant for a mounted scene: give another scene another `key`. */
  scene?: DrawnScene;
  className?: string;
}

const useLayers = {
  hills: drawnOnce(() => import('#lib/art/layers/hero-layers.ts').then((module) => module.heroLayers)),
  town: drawnOnce(() => import('#lib/art/layers/town-layers.ts').then((module) => module.townLayers)),
} satisfies Record<DrawnScene, unknown>;

/** Back to front. */
const layers: readonly SceneLayer['name'][] = ['sky', 'far-hills', 'near-hills', 'church', 'meadow'];

/**
 * First light over the hill country or the town, behind the hero's text. Fills its nearest positioned
 * ancestor, which needs `isolate`. The sky follows `data-sky` (lib/art/skies.ts) on an ancestor, and
 * `--hero-scroll` from HeroParallax moves the layers.
 */
export function HeroScene({ scene = 'hills', className = '' }: Props) {
  const drawn = useLayers[scene]();
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

/**
 * Returns a hook that has the drawing on the server and after a client navigation. Null where the document
 * holds it: neither scripts nor React's data carry it again.
 */
function drawnOnce<Drawn>(load: () => Promise<Drawn>): () => Drawn | null {
  let drawn: Promise<Drawn | null> | undefined;
  // Without its drawing the page still works.
  const draw = () => {
    drawn ??= importLazily(load).catch(() => null);
    return drawn;
  };
  return function useDrawn() {
    const isHydrating = useSyncExternalStore(neverChanges, inBrowser, onStart);
    const [isInDocument] = useState(isHydrating);
    return isInDocument ? null : use(draw());
  };
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
/** The server calls this too and has no document. */
const onStart = () => typeof document !== 'undefined';
