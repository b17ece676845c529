'use client';

import './hero-scene.css';
import './hero-skies.css';
import { Fragment, use, useState, useSyncExternalStore } from 'react';
import { importLazily } from '#components/ui/lazy/lazy-import.ts';
import type { DrawnScene, SceneLayer } from '#lib/art/scene/layers.ts';
import { Drawing } from '../drawing.tsx';

interface Props {
  /** It does not change while the scene is shown: another one has another `key`. */
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
 * First light over the hill country or the town, behind the hero's words.
 * It fills its nearest positioned ancestor, which wants `isolate`; the sky follows `data-sky` (lib/art/skies.ts) on
 * that ancestor or further up, and `--hero-scroll` from HeroParallax moves the layers.
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
 * The hook that has a drawing: on the server, and in a browser that came from another page, which fetches it then.
 * Null where the document holds it: neither the page's scripts nor the data React starts from bring it once more.
 */
function drawnOnce<Drawn>(load: () => Promise<Drawn>): () => Drawn | null {
  let drawn: Promise<Drawn | null> | undefined;
  // The page is shown without a drawing that cannot be had.
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
/** Asked for by the server too, which has no document. */
const onStart = () => typeof document !== 'undefined';
