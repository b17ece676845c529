'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface EnvelopeProps {
  /** The name of the site, where the address is written. */
  name: string;
  title: string;
  /** The site is at its name. */
  isSealed?: boolean;
  /** It came by a press: it is scrolled to, and its words are announced when they change. */
  isNew?: boolean;
  children: ReactNode;
}

/** An envelope with the name of the site as its address. */
export function Envelope({ name, title, isSealed, isNew, children }: EnvelopeProps) {
  const whole = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) whole.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return (
    <section ref={whole} className="address-envelope" data-sealed={isSealed || undefined} aria-label={title}>
      <p className="address-envelope-name" translate="no">
        {name}
      </p>
      <div role={isNew ? 'status' : undefined} className="grid gap-3">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </section>
  );
}
