'use client';

import { type ComponentProps, useState } from 'react';
import { VideoFacade } from '#components/sermons/video-facade.tsx';
import { Button } from '#components/ui/button.tsx';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';

type FrameProps =
  | ({ of: 'video' } & ComponentProps<typeof VideoFacade>)
  | ({ of: 'embed' } & ComponentProps<typeof EmbedFrame>);

/** What another site shows in a frame once a visitor asks for it. */
export default function Frame(props: FrameProps) {
  return props.of === 'video' ? <VideoFacade {...props} /> : <EmbedFrame {...props} />;
}

interface EmbedFrameProps {
  url: string;
  title: string;
  /** The language of the title, where it is not that of the page. */
  lang: LangAttributes;
  /** Who will be asked. */
  about: string;
  /** The labels of its two buttons. */
  show: string;
  open: string;
}

/** A card that a click replaces by the other site's content, in a sandbox; without scripts a link. */
function EmbedFrame({ url, title, lang, about, show, open }: EmbedFrameProps) {
  const [isShown, setShown] = useState(false);
  if (isShown)
    return (
      <iframe
        src={url}
        title={title}
        {...lang}
        // Moves focus from the removed button to the frame.
        ref={(frame) => frame?.focus()}
        sandbox="allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
        referrerPolicy="strict-origin-when-cross-origin"
        className="page-embed w-full rounded-card border border-rule bg-white"
      />
    );
  return (
    <div className="rounded-card border border-rule bg-white p-6 md:p-8">
      <h2 className="text-2xl" {...lang}>
        {title}
      </h2>
      <p className="measure mt-2 text-ink-2">{about}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button className="noscript:hidden" onClick={() => setShown(true)}>
          {show}
        </Button>{' '}
        <Button href={url} target="_blank" variant="secondary">
          {open}
        </Button>
      </p>
    </div>
  );
}
