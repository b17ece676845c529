'use client';

import type { ComponentProps } from 'react';
import { VideoFacade } from '#components/sermons/video-facade.tsx';
import { EmbedFrame } from './embed-frame.tsx';

type FrameProps =
  | ({ of: 'video' } & ComponentProps<typeof VideoFacade>)
  | ({ of: 'embed' } & ComponentProps<typeof EmbedFrame>);

/** What another site shows in a frame once a visitor asks for it. */
export default function Frame(props: FrameProps) {
  return props.of === 'video' ? <VideoFacade {...props} /> : <EmbedFrame {...props} />;
}
