'use client';

import './site-header.css';
import { type ReactNode, useEffect, useState } from 'react';

const threshold = 20;

/** The header element: transparent over a sky, opaque after 20 px of scrolling. */
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
