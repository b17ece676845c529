import { Plate } from '@/components/art/plate';
import { type Sermon, sermonTexts } from '@/lib/sermons/schema';
import { playerUrl, videoOf, watchUrl } from '@/lib/video';
import { seriesTone } from './series-tone';
import { VideoFacade } from './video-facade';

/** The sermon's picture, its own or a drawn one, that plays in place when there is a video. */
export function SermonMedia({ sermon, className = '' }: { sermon: Sermon; className?: string }) {
  const video = videoOf(sermon.video_url);
  return (
    <div className={`relative aspect-video overflow-hidden bg-limestone ${className}`}>
      {video ? (
        <VideoFacade
          title={sermon.title}
          href={watchUrl(sermon.video_url) ?? ''}
          playerUrl={playerUrl(video)}
        >
          <Picture sermon={sermon} />
        </VideoFacade>
      ) : (
        <>
          <Picture sermon={sermon} />
          <p className="absolute bottom-4 left-4 rounded-control bg-paper px-3 py-1.5 text-sm font-semibold">
            {sermonTexts.noVideo}
          </p>
        </>
      )}
    </div>
  );
}

/** A thumbnail lies over the drawn plate: when it cannot be loaded, the plate is what is seen. */
function Picture({ sermon: { id, series, date, thumbnail_url } }: { sermon: Sermon }) {
  return (
    <>
      <Plate seed={id} kind="sermon" tone={seriesTone(series)} date={date} />
      {thumbnail_url && (
        // biome-ignore lint/performance/noImgElement: pictures of other hosts are not for this server to fetch
        <img
          src={thumbnail_url}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </>
  );
}
