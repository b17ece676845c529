'use client';

import './podcast.css';
import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { useLiveRead } from '#components/live-updates/use-live-read.ts';
import { Button } from '#components/ui/button.tsx';
import { Opening } from '#components/ui/text/opening.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { Podcast } from '#lib/podcast/schema.ts';
import { HandingIn } from './handing-in.tsx';
import { PodcastChecks } from './podcast-checks.tsx';
import { PodcastSettings } from './podcast-settings.tsx';

/** The podcast's page for staff: its settings, whether directories can take it, and where it is handed in. */
export function PodcastAdmin() {
  return (
    <StaffRoom room="podcast" lead={messages.podcast.lead} isPrivate>
      <PodcastParts />
    </StaffRoom>
  );
}

function PodcastParts() {
  const { data, problem, mutate } = useLiveRead<Podcast>('/api/podcast', 'sermons');
  if (!data) {
    return (
      <Opening
        waiting={messages.staffPages.podcast.loading}
        failed={messages.podcast.loadFailed}
        problem={problem}
        onRetry={() => mutate()}
      />
    );
  }
  const follow = (saved: Podcast) => void mutate(saved, { revalidate: false });
  return (
    <div className="podcast">
      <PodcastChecks version={data.updated_at} />
      <PodcastSettings podcast={data} onSaved={follow} />
      <div className="podcast-places">
        <HandingIn podcast={data} onSaved={follow} />
        <MovingHere />
      </div>
    </div>
  );
}

/** How the listeners of a podcast elsewhere come along. */
function MovingHere() {
  const { title, lead, steps, link } = messages.podcast.moving;
  return (
    <TitledCard id="moving" title={title} lead={lead}>
      <ol className="podcast-steps text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button size="small" variant="secondary" href={`${paths.churchData}#imports`}>
        {link}
      </Button>
    </TitledCard>
  );
}
