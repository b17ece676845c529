import { Button } from '#components/ui/button.tsx';
import { ShareLink } from '#components/ui/links/share-link.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { absoluteUrl } from '#lib/core/site/urls.ts';
import { watchLabel, watchUrl } from '#lib/core/site/video.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import { SermonControlsIsland } from './sermon-controls-island.tsx';

/** Actions on a sermon's page: watch at the source, share, and for staff edit. */
export function SermonActions({ sermon }: { sermon: Sermon }) {
  const link = watchUrl(sermon.video_url);
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {link && (
        <Button href={link} target="_blank">
          {watchLabel(sermon.video_url)}
        </Button>
      )}{' '}
      <ShareLink title={sermon.title} url={absoluteUrl(paths.sermon(sermon.id))} />
      <SermonControlsIsland sermon={{ id: sermon.id, title: sermon.title, isInLibrary: false }} />
    </div>
  );
}
