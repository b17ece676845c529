import { playerUrl, videoOf, watchUrl } from '#lib/core/hosts/video.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import { SermonPicture } from './sermon-picture.tsx';
import { VideoFacade } from './video-facade.tsx';

interface SermonMediaProps {
  sermon: Sermon;
  sizes: string;
  className?: string;
}

/** The sermon's picture, own or drawn, with an in-place player for a video. */
export function SermonMedia({ sermon, sizes, className = '' }: SermonMediaProps) {
  const video = videoOf(sermon.video_url);
  const marks = langOf(sermon, 'title');
  const picture = <SermonPicture sermon={sermon} sizes={sizes} />;
  return (
    <div className={`relative aspect-video overflow-hidden bg-limestone ${className}`}>
      {video ? (
        <VideoFacade
          title={sermon.title}
          {...(marks.lang && { marks })}
          href={watchUrl(sermon.video_url) ?? ''}
          playerUrl={playerUrl(video)}
        >
          {picture}
        </VideoFacade>
      ) : (
        <>
          {picture}
          {!sermon.audio_url && (
            <p className="absolute bottom-4 start-4 rounded-control bg-paper px-3 py-1.5 text-sm font-semibold">
              {messages.sermons.noVideo}
            </p>
          )}
        </>
      )}
    </div>
  );
}
