import { PrayerTrigger } from '#components/prayer/prayer-trigger.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { ServiceStatus } from '#lib/livestream/status/schema.ts';
import type { ScreenContent } from '#lib/livestream/status/screen-content.ts';

interface AroundServiceProps {
  status: ServiceStatus;
  screen: ScreenContent;
  /** The words of the link from the prayer form to the church's page about privacy. */
  privacy?: string | undefined;
}

/** Links below the screen: prayer and giving around a service; the recording afterwards. */
export function AroundService({ status, screen, privacy }: AroundServiceProps) {
  const { state, source, replay } = status;
  if (state === 'soon' || state === 'live') {
    return (
      <div className="mt-5 flex flex-wrap gap-3">
        <PrayerTrigger source="livestream" privacy={privacy} className="plate-button">
          <span>{messages.live.pray}</span>
        </PrayerTrigger>
        <Button href={paths.giving} variant="light">
          {messages.live.give}
        </Button>
      </div>
    );
  }
  if (state !== 'ended' || screen === 'recording' || source.kind === 'none' || !replay) return null;
  return (
    <p className="mt-5">
      <PageLink href={new URL(replay.url).pathname} className="font-semibold text-gold underline">
        <Naming
          of={messages.live.recording(replay.title)}
          untranslated={untranslatedTexts([replay], 'title')}
        />
      </PageLink>
    </p>
  );
}
