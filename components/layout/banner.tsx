'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import type { BannerItem } from '@/lib/banner/item';
import { dismiss, recall } from './banner-dismissal';

/** The banner: one item at a time, previous and next in a circle, and a way to put it aside. */
export function Banner({ items }: { items: BannerItem[] }) {
  const [index, setIndex] = useState(0);
  const item = items[index % items.length];

  useEffect(() => recall(items), [items]);

  if (!item) return null;

  return (
    <section
      aria-label="Announcements"
      className="banner-place"
      style={{ backgroundColor: item.background_color, color: item.text_color }}
    >
      <div className="wrap flex h-full items-center gap-1">
        {/* Stops for the keyboard where it holds no link: a long message is read by holding or moving it. */}
        <p className="banner-message" tabIndex={item.href ? undefined : 0}>
          <span key={item.id} className="banner-text" data-speed={item.scroll_speed}>
            {item.href ? (
              <Link href={item.href} prefetch={false}>
                {item.message}
              </Link>
            ) : (
              item.message
            )}
          </span>
        </p>
        <div className="banner-controls">
          {items.length > 1 && (
            <>
              <Control
                label="Previous announcement"
                path="M15 5l-7 7 7 7"
                onClick={() => setIndex((index + items.length - 1) % items.length)}
              />
              <Control
                label="Next announcement"
                path="M9 5l7 7-7 7"
                onClick={() => setIndex((index + 1) % items.length)}
              />
            </>
          )}
          <Control label="Dismiss announcements" path="M6 6l12 12M18 6L6 18" onClick={() => dismiss(items)} />
        </div>
      </div>
    </section>
  );
}

function Control({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      >
        <path d={path} />
      </svg>
    </button>
  );
}
