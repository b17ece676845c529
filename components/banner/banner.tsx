'use client';

import './banner.css';
import { usePathname } from 'next/navigation';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import type { BannerItem } from '#lib/banner/schema.ts';
import { firstView, itemsOn } from '#lib/banner/view.ts';
import { messages } from '#lib/language/messages.ts';
import { BannerControl } from './banner-control.tsx';
import { bringBack, dismiss, recall } from './banner-dismissal.ts';
import { BannerMessage } from './banner-message.tsx';
import { BannerTurning, type BannerTurningProps } from './banner-turning.tsx';
import { useBannerItems } from './use-banner-items.ts';
import { useRotation } from './use-rotation.ts';

const BannerPanel = lazyComponent(() => import('./banner-panel.tsx').then((module) => module.BannerPanel));

interface BannerProps {
  /** The items the page was rendered with. */
  written: BannerItem[];
  /** The next instant (ISO) at which they change. */
  changesAt: string | null;
}

/**
 * The banner: rotates the items of a page, at least 5 seconds each, with buttons to pause, go on and back,
 * choose what it shows and dismiss it. Urgent items stay.
 */
export function Banner({ written, changesAt }: BannerProps) {
  const items = useBannerItems(written, changesAt);
  const [view, setView] = useState(firstView);
  const { isOpen, setOpen, ...closing } = useSettings();
  const { shown, urgentCount } = itemsOn(items, view);
  const { item, step, round } = useShownItem(shown, urgentCount);
  const { isRotating, isPaused, togglePaused, handlers } = useRotation(
    () => step(1, round),
    item?.id ?? '',
    round > 1 && !isOpen,
  );
  useDismissal(items);
  if (items.length === 0) return null;
  const turning = { hasOthers: shown.length > 1, step, isPaused, togglePaused };

  return (
    <section
      aria-label={messages.banner.label}
      className="banner-slot"
      data-paused={isPaused || undefined}
      data-lines={linesOnPhone(items)}
      style={colorsOf(item)}
      {...handlers}
      onKeyDown={closing.onKeyDown}
      onBlur={(event) => {
        handlers.onBlur();
        closing.onBlur(event);
      }}
    >
      <div className="wrap relative flex h-full items-center gap-1">
        <BannerMessage item={item} others={items.filter((other) => other !== item)} isQuiet={isRotating} />
        <BannerControls {...turning} {...{ isOpen, setOpen }} onDismiss={() => dismiss(items)} />
        {isOpen && <BannerPanel {...turning} items={items} view={view} onView={setView} item={item} />}
      </div>
    </section>
  );
}

/** Whether the settings are open. Escape or focus outside closes them. */
function useSettings() {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    setOpen,
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
      if (key !== 'Escape' || !isOpen) return;
      setOpen(false);
      currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // A press on something not focusable, such as the settings' background, does not close them.
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
    },
  };
}

function useShownItem(shown: readonly BannerItem[], urgentCount: number) {
  const [shownId, setShownId] = useState('');
  const index = Math.max(
    0,
    shown.findIndex(({ id }) => id === shownId),
  );
  const step = (by: number, count = shown.length) =>
    setShownId(shown[(index + by + count) % count]?.id ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what becomes urgent shows at once
  useEffect(() => setShownId(''), [urgentCount]);
  const item = shown[index];
  // An urgent item gives way only to another urgent one.
  return { item, step, round: item?.is_urgent ? urgentCount : shown.length };
}

/** Shows a dismissed banner again when its items or page change, or on request. */
function useDismissal(items: readonly BannerItem[]): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on each page
  useEffect(() => recall(items), [items, pathname]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-banner-trigger]')) bringBack();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}

/** The lines that the longest message takes on a phone: 3 to 7; undefined where two are enough. */
function linesOnPhone(items: readonly BannerItem[]): number | undefined {
  const letters = Math.max(...items.map(({ message }) => message.length));
  return letters > 40 ? Math.min(7, Math.max(3, Math.ceil(letters / 29))) : undefined;
}

function colorsOf(item: BannerItem | undefined): CSSProperties {
  return {
    backgroundColor: item?.background_color ?? 'var(--color-night)',
    color: item?.text_color ?? '#ffffff',
  };
}

interface BannerControlsProps extends BannerTurningProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  onDismiss: () => void;
}

function BannerControls({ isOpen, setOpen, onDismiss, ...turning }: BannerControlsProps) {
  const close = () => {
    setOpen(false);
    onDismiss();
  };
  return (
    <div className="banner-controls">
      <BannerTurning {...turning} />
      <BannerControl
        label={messages.banner.settings}
        path="M4 7h9M19 7h1M4 17h1M11 17h9M16 5v4M8 15v4"
        isExpanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <BannerControl label={messages.banner.dismiss} path="M6 6l12 12M18 6L6 18" onClick={close} />
    </div>
  );
}
