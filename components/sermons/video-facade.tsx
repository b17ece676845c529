'use client';

import { type ReactNode, useState } from 'react';
import { Naming } from '#components/ui/text/naming.tsx';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { PlayMark } from './player/play-mark.tsx';

interface VideoFacadeProps {
  title: string;
  /** The attributes of a title in another language than its page. */
  marks?: LangAttributes;
  /** The video's page, used without scripts. */
  href: string;
  /** The embedded player, loaded on click. */
  playerUrl: string;
  children: ReactNode;
}

/** A picture that a click replaces by a player. */
export function VideoFacade({ title, marks, href, playerUrl, children }: VideoFacadeProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <iframe
        src={playerUrl}
        title={title}
        {...marks}
        // Moves focus from the removed link to the player.
        ref={(frame) => frame?.focus()}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="size-full border-0 bg-night"
      />
    );
  }
  return (
    <>
      {children}
      <a
        href={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setPlaying(true);
        }}
        className="group/play absolute inset-0 -outline-offset-4 focus-visible:[--focus:var(--color-gold)] focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:border-10 focus-visible:after:border-night"
      >
        <span className="sr-only">
          <Naming of={messages.sermonsView.play(title)} untranslated={marks ? [title] : []} />
        </span>
        <RoundMark />
      </a>
    </>
  );
}

function RoundMark() {
  return (
    <span
      aria-hidden="true"
      className="absolute bottom-4 start-4 grid size-14 place-items-center rounded-full bg-paper text-accent-deep transition-transform duration-150 group-hover/play:scale-[1.05]"
    >
      {/* biome-ignore lint/plugin: the triangle of a play button points to the right */}
      <PlayMark className="ml-1 size-6" />
    </span>
  );
}
