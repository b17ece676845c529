import type { ReactNode } from 'react';
import { SermonMedia } from '#components/sermons/sermon-media.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { type Sermon, sermonDateText } from '#lib/sermons/schema.ts';

interface RecordingProps {
  sermon: Sermon;
  children: ReactNode;
}

/** The newest recording, shown after a service. */
export function Recording({ sermon, children }: RecordingProps) {
  return (
    <div className="overflow-hidden rounded-b-card border border-gold bg-night">
      <SermonMedia
        sermon={sermon}
        sizes="(min-width: 1280px) 1200px, 94vw"
        className="w-full md:max-h-[640px]"
      />
      <div className="grid gap-6 p-6 md:grid-cols-12 md:p-10">
        <div className="md:col-span-7">
          <RecordingWords sermon={sermon} />
        </div>
        <div className="border-white/25 max-md:border-t max-md:pt-6 md:col-span-5 md:border-s md:ps-8">
          {children}
        </div>
      </div>
    </div>
  );
}

/** What was recorded and when; for sound alone, the way to hear it. */
export function RecordingWords({ sermon }: Pick<RecordingProps, 'sermon'>) {
  return (
    <>
      <p className="text-sm font-semibold text-gold">{messages.live.lastRecording}</p>
      <h2 className="mt-1 text-2xl text-balance wrap-anywhere" {...langOf(sermon, 'title')}>
        <PageLink href={paths.sermon(sermon.id)} className="hover:underline">
          {sermon.title}
        </PageLink>
      </h2>
      <p className="mt-2 text-white/85">
        <span>{sermon.speaker}</span>
        <span aria-hidden="true"> · </span>
        <span className="tabular">{sermonDateText(sermon.date)}</span>
      </p>
      {sermon.audio_url && !sermon.video_url && (
        <Button href={paths.sermon(sermon.id)} variant="gold" size="small" className="mt-4">
          {messages.sermonSound.listen}
        </Button>
      )}
    </>
  );
}
