'use client';

import './site-header.css';
import { type ReactNode, useEffect, useState } from 'react';

/** How far a page may scroll before the header turns opaque, in pixels. */
const threshold = 20;

/** The header's element: clear over a sky, opaque once the page has scrolled more than 20 px. */
export function HeaderShell({ children }: { children: ReactNode }) {
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    const look = () => setIsScrolled(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return (
    <header className="site-header" data-scrolled={isScrolled || undefined}>
      {children}
    </header>
  );
}
