'use client';

import { useEffect } from 'react';

/**
 * Writes the scroll distance in px to the hero once per frame; the style sheets move its scene or picture by
 * 0.15 of it. Does nothing with reduced motion.
 */
export function HeroParallax() {
  useEffect(() => {
    const scene = document.querySelector<HTMLElement>('[data-hero-scene]');
    if (!scene || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const move = () => {
      frame = 0;
      (scene.parentElement ?? scene).style.setProperty(
        '--hero-scroll',
        String(Math.round(Math.min(scrollY, scene.offsetHeight))),
      );
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
