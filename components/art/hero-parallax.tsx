'use client';

import { useEffect } from 'react';

/**
 * Tells the hero scene how far the page has been scrolled, in px, once per frame; the style sheet moves the
 * background by 0.15 of it (specification section 9). Does nothing for visitors who asked for less motion.
 */
export function HeroParallax() {
  useEffect(() => {
    const scene = document.querySelector<HTMLElement>('[data-hero-scene]');
    if (!scene || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const move = () => {
      frame = 0;
      scene.style.setProperty('--hero-scroll', String(Math.round(Math.min(scrollY, scene.offsetHeight))));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(move);
    };
    move();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);
  return null;
}
