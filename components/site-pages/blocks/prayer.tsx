import { LanternVignette } from '#components/art/lantern-vignette.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { BlockViewProps } from '../rhythm.ts';

/** The way to the prayer form. */
export function PrayerView(_: BlockViewProps<'prayer'>) {
  const words = messages.pageViews;
  return (
    <div className="page-prayer on-dark grid items-center gap-6 overflow-hidden rounded-card bg-night">
      <div>
        <h2 className="text-3xl">{words.prayer}</h2>
        <p className="measure mt-3 text-lg text-white/85">{words.prayerText}</p>
        <p className="mt-6">
          <Button href={paths.prayerForm} variant="gold">
            {words.toPrayer}
          </Button>
        </p>
      </div>
      <LanternVignette className="hidden text-white sm:block" />
    </div>
  );
}
