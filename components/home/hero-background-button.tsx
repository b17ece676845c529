'use client';

import { Image as ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { HeroBackgroundDialog } from './hero-background-dialog';

/** Opens the 'Change Hero Background' dialog. */
export function HeroBackgroundButton({ url, version }: { url: string | null; version: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="light" onClick={() => setIsOpen(true)}>
        <span className="inline-flex items-center gap-2">
          <ImageIcon aria-hidden size={19} strokeWidth={1.75} />
          Change Background
        </span>
      </Button>
      {isOpen && <HeroBackgroundDialog url={url} version={version} onClose={() => setIsOpen(false)} />}
    </>
  );
}
