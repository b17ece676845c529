import { Plate } from '#components/art/plate.tsx';
import { churchToneOf } from '#lib/art/plate/plate.ts';
import { playerUrl, videoOf, videoPageUrl } from '#lib/core/hosts/video.ts';
import { messages } from '#lib/language/messages.ts';
import { LateFrame } from '../late-frame.tsx';
import type { BlockViewProps } from '../rhythm.ts';

/** A video that loads on click. */
export function VideoView({ block, form }: BlockViewProps<'video'>) {
  const video = videoOf(block.url);
  if (!video) return null;
  return (
    <div className="grid gap-x-10 lg:grid-cols-12">
      <div
        className={`relative aspect-video overflow-hidden rounded-card bg-limestone ${form === 'beside' ? 'page-beside' : 'page-across'}`}
      >
        <LateFrame
          of="video"
          title={messages.pageViews.video}
          href={videoPageUrl(video)}
          playerUrl={playerUrl(video)}
        >
          <Plate seed={video.id} kind="sermon" tone={churchToneOf(video.id)} shape="card" />
        </LateFrame>
      </div>
    </div>
  );
}
