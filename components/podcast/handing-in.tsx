'use client';

import { InputField } from '#components/form/form-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { Copy, ExternalLink } from '#components/ui/icons/generated/icons.ts';
import { copyText } from '#components/ui/links/copy-text.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { type PodcastFormProps, usePodcastForm } from './use-podcast-form.ts';

/** Where podcasts are handed in. */
const directories = {
  apple: 'https://podcastsconnect.apple.com/my-podcasts/new-feed',
  spotify: 'https://creators.spotify.com/dash/submit',
} as const;

/** The feed's address, where it is handed in, and the pages that come of it. */
export function HandingIn(props: PodcastFormProps) {
  const words = messages.podcast.handIn;
  const state = usePodcastForm(['apple_url', 'spotify_url'], props);
  const { form, isPending } = state;
  const { labels } = messages.podcastLog;
  return (
    <TitledCard id="hand-in" title={words.title} lead={words.lead}>
      <FeedAddress />
      <div className="mt-5 flex flex-wrap gap-3">
        {(['apple', 'spotify'] as const).map((name) => (
          <Button key={name} size="small" variant="secondary" href={directories[name]} target="_blank">
            <Labelled icon={<ExternalLink aria-hidden size={18} strokeWidth={1.75} />}>
              <span>{words[name]}</span>
              <span className="sr-only">{words.newTab}</span>
            </Labelled>
          </Button>
        ))}
      </div>
      <p className="measure mt-6 mb-6 text-sm text-ink-2">{words.result}</p>
      <StaffForm state={state}>
        <TextField form={form} name="apple_url" label={labels.apple_url} inputMode="url" isOptional />
        <TextField form={form} name="spotify_url" label={labels.spotify_url} inputMode="url" isOptional />
        <div>
          <Button type="submit" size="small" variant="secondary" pending={isPending}>
            {messages.podcast.handIn.save}
          </Button>
        </div>
      </StaffForm>
    </TitledCard>
  );
}

function FeedAddress() {
  const words = messages.podcast.handIn;
  const address = new URL(unlinkedPaths.podcast, location.origin).href;
  const copy = async () =>
    (await copyText(address)) ? toast('success', words.copied) : toast('error', words.copyFailed);
  return (
    <div className="grid justify-items-start gap-3">
      <InputField
        label={words.feed}
        className="w-full"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button size="small" variant="secondary" onClick={copy}>
        <Labelled icon={<Copy aria-hidden size={18} strokeWidth={1.75} />}>{words.copy}</Labelled>
      </Button>
    </div>
  );
}
