'use client';

import './banner.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import type { BannerItem } from '#lib/banner/schema.ts';
import { firstView, itemsOn } from '#lib/banner/view.ts';
import { BannerControl } from './banner-control.tsx';
import { bringBack, dismiss, recall } from './banner-dismissal.ts';
import { BannerMessage } from './banner-message.tsx';
import { useBannerItems } from './use-banner-items.ts';
import { useRotation } from './use-rotation.ts';

const BannerPanel = lazyComponent(() => import('./banner-panel.tsx').then((module) => module.BannerPanel));

interface BannerProps {
  /** The items the page was written with. */
  written: BannerItem[];
  /** The next instant (ISO) at which the clock changes them. */
  changesAt: string | null;
}

/**
 * The banner: the items of a page one after another, 5 seconds each, with ways
 * to hold it, to go on and back in a circle, to choose what it shows and to put it aside.
 */
export function Banner({ written, changesAt }: BannerProps) {
  const items = useBannerItems(written, changesAt);
  const [view, setView] = useState(firstView);
  const [shownId, setShownId] = useState('');
  const [isOpen, setOpen] = useState(false);

  const { shown } = itemsOn(items, view);
  const index = Math.max(
    0,
    shown.findIndex(({ id }) => id === shownId),
  );
  const item = shown[index];
  const step = (by: number) => setShownId(shown[(index + by + shown.length) % shown.length]?.id ?? '');
  const { isRotating, isPaused, togglePaused, handlers } = useRotation(
    () => step(1),
    item?.id ?? '',
    shown.length > 1,
  );

  useEffect(() => recall(items), [items]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-banner-trigger]')) bringBack();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  if (items.length === 0) return null;

  return (
    <section
      aria-label="Announcements"
      className="banner-slot"
      data-paused={isPaused || undefined}
      style={colorsOf(item)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        event.currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      }}
      {...handlers}
    >
      <div className="wrap relative flex h-full items-center gap-1">
        <BannerMessage item={item} others={shown.slice(1)} isQuiet={isRotating} />
        <div className="banner-controls">
          {shown.length > 1 && (
            <>
              <BannerControl label="Previous announcement" path="M15 5l-7 7 7 7" onClick={() => step(-1)} />
              <BannerControl label="Next announcement" path="M9 5l7 7-7 7" onClick={() => step(1)} />
            </>
          )}
          <BannerControl
            label={isPaused ? 'Play announcements' : 'Pause announcements'}
            path={isPaused ? 'M8 5l10 7-10 7z' : 'M9 5v14M15 5v14'}
            moves
            onClick={togglePaused}
          />
          <BannerControl
            label="Banner settings"
            path="M4 7h9M19 7h1M4 17h1M11 17h9M16 5v4M8 15v4"
            isExpanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <BannerControl
            label="Dismiss announcements"
            path="M6 6l12 12M18 6L6 18"
            onClick={() => {
              setOpen(false);
              dismiss(items);
            }}
          />
        </div>
        {isOpen && <BannerPanel items={items} view={view} onView={setView} />}
      </div>
    </section>
  );
}

function colorsOf(item: BannerItem | undefined): CSSProperties {
  return { backgroundColor: item?.background_color ?? '#17203f', color: item?.text_color ?? '#ffffff' };
}
