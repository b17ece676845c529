import { SermonMedia } from '#components/sermons/sermon-media.tsx';
import { Times } from '#components/ui/text/times.tsx';
import type { ServiceStart } from '#lib/events/church-services/service-moments.ts';
import { messages } from '#lib/language/messages.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import { RecordingWords } from './recording.tsx';

interface WithoutStreamProps {
  /** The newest sermon: it counts if it was recorded. */
  sermon: Sermon | null;
  next: ServiceStart | null;
}

/** What stands above the tabs of a church that streams nothing: the last recording and the next service. */
export function WithoutStream({ sermon, next }: WithoutStreamProps) {
  const recorded = sermon?.video_url || sermon?.audio_url ? sermon : null;
  if (!recorded && !next) return null;
  return (
    <div className="mb-10 overflow-hidden rounded-card border border-white/25 lg:flex">
      {recorded && (
        <div className="grow sm:grid sm:grid-cols-2">
          <SermonMedia sermon={recorded} sizes="(min-width: 1024px) 420px, (min-width: 640px) 46vw, 94vw" />
          <div className="p-6 sm:self-center sm:px-8">
            <RecordingWords sermon={recorded} />
          </div>
        </div>
      )}
      {next && (
        <div
          className={`p-6 sm:px-8 lg:self-center ${recorded ? 'border-white/25 max-lg:border-t lg:w-4/12 lg:flex-none lg:border-s' : ''}`}
        >
          <p className="text-sm font-semibold text-gold">{messages.live.nextService}</p>
          <h2 className="mt-1 text-2xl text-balance wrap-anywhere" {...next.marks}>
            {next.label}
          </h2>
          <p className="tabular mt-2 text-white/85">
            <Times of={next.when} />
          </p>
        </div>
      )}
    </div>
  );
}
