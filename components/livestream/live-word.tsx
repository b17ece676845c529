'use client';

import { usePress } from '#components/form/use-press.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';
import { messages } from '#lib/language/messages.ts';
import { updateSettingsAction } from '#lib/livestream/actions.ts';
import type { LiveChoice, LiveChoices } from '#lib/livestream/live-choices.ts';
import type { SiteSettings } from '#lib/livestream/schema.ts';

interface LiveWordProps extends LiveChoices {
  onPublished: (settings: SiteSettings) => void;
}

/** Staff's override of the schedule, and the current one. */
export function LiveWord({ choices, said, onPublished }: LiveWordProps) {
  const { isPending, press } = useLiveWord(onPublished);
  return (
    <div className="mb-6 border-b border-rule pb-6">
      <p role="status" className="font-semibold">
        {said ? saidText(said) : messages.live.byClock}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {choices.map((choice) => (
          <Button
            key={choice.label}
            size="small"
            variant={choice.live_override === 'live' ? 'primary' : 'secondary'}
            disabled={isPending}
            onClick={() => void press(choiceOf(choice))}
          >
            {choice.label}
          </Button>
        ))}
      </div>
    </div>
  );
}

function useLiveWord(onPublished: LiveWordProps['onPublished']) {
  const refresh = useRefresh();
  return usePress(updateSettingsAction, (settings: SiteSettings) => {
    onPublished(settings);
    toast('success', messages.live.saidSaved);
    void refresh();
  });
}

/** Without the choice's label. */
function choiceOf({ live_override, live_override_until }: LiveChoice) {
  return { live_override, live_override_until };
}

function saidText({ word, until }: NonNullable<LiveChoices['said']>): string {
  return messages.live.said(word, unbrokenTimes(formatMoment(new Date(until), 'EEEE, MMMM d')));
}
