'use client';

import type { ComponentProps } from 'react';
import { TextField } from '#components/form/text-field.tsx';
import { Tabs } from '#components/ui/links/tabs.tsx';
import { messages } from '#lib/language/messages.ts';

import { youtubeIdOrDefault } from '#lib/livestream/youtube-id.ts';
import { LiveMinutes } from './live-minutes.tsx';
import { RtmpSettings } from './rtmp-settings.tsx';
import { storeText } from './stored-text.ts';
import { StreamForm, type StreamSettingsProps } from './stream-form.tsx';

/** The settings of each way to stream, a tab each. */
export function SettingsTabs(forms: StreamSettingsProps) {
  return (
    <Tabs
      label="Stream settings"
      keepsMounted
      tabs={[
        { label: 'Vimeo', content: <TextSetting {...forms} {...textSettings.vimeo} /> },
        {
          label: 'YouTube',
          content: (
            <div className="grid gap-8">
              <Youtube {...forms} />
              <TextSetting {...forms} {...textSettings.channel} />
            </div>
          ),
        },
        { label: 'Facebook', content: <TextSetting {...forms} {...textSettings.facebook} /> },
        { label: 'RTMP', content: <RtmpSettings {...forms} /> },
        { label: 'Owncast', content: <TextSetting {...forms} {...textSettings.owncast} /> },
        { label: 'Times', content: <LiveMinutes {...forms} /> },
      ]}
    />
  );
}

type TextSettingProps = Omit<ComponentProps<typeof StreamForm>, 'children'> &
  Pick<ComponentProps<typeof TextField>, 'label' | 'help' | 'inputMode' | 'isLong'>;

function TextSetting({ label, help, inputMode, isLong = false, ...form }: TextSettingProps) {
  return (
    <StreamForm {...form}>
      {(state) => (
        <TextField
          form={state}
          name={form.field}
          label={label}
          help={help}
          inputMode={inputMode}
          isLong={isLong}
        />
      )}
    </StreamForm>
  );
}

const textSettings = {
  vimeo: {
    field: 'vimeo_embed_code',
    save: 'Save Vimeo Settings',
    get success() {
      return messages.streamSettings.vimeoSaved;
    },
    onSaved: (typed: string) => storeText('vimeoEmbedCode', typed),
    label: 'Vimeo embed code',
    isLong: true,
    help: 'On Vimeo, press Share, then Embed, and copy all of it here; or paste the address of the video or live event. One of YouTube will do too. Empty takes it away.',
  },
  channel: {
    field: 'youtube_channel_id',
    save: 'Save YouTube Channel',
    get success() {
      return messages.live.channelSaved;
    },
    label: 'YouTube channel',
    help: 'Its id, UC and 22 characters, or its address with that id. What it has live then plays here.',
  },
  facebook: {
    field: 'facebook_live_url',
    save: 'Save Facebook Settings',
    get success() {
      return messages.streamSettings.facebookSaved;
    },
    onSaved: (typed: string) => storeText('facebookLiveUrl', typed),
    label: 'Facebook live URL',
    inputMode: 'url',
    help: 'Empty leads visitors to the church’s page.',
  },
  owncast: {
    field: 'owncast_url',
    save: 'Save Owncast Settings',
    get success() {
      return messages.live.owncastSaved;
    },
    label: 'Owncast address',
    inputMode: 'url',
    help: 'Such as https://tv.example.org. The site asks it around a service whether it is online, so that a late end is seen.',
  },
} as const;

/** A link in any of its forms or the id itself; the id that was found is shown. */
function Youtube(props: StreamSettingsProps) {
  return (
    <StreamForm
      {...props}
      field="youtube_id"
      save="Save YouTube Settings"
      success={messages.streamSettings.youtubeSaved}
      onSaved={(typed) => {
        storeText('youtubeInput', typed);
        storeText('youtubeId', youtubeIdOrDefault(typed, props.defaultVideoId));
      }}
    >
      {(form) => (
        <TextField
          form={form}
          name="youtube_id"
          label="YouTube URL or ID"
          help={
            <>
              Video ID:{' '}
              <code>{youtubeIdOrDefault(form.watch('youtube_id') ?? '', props.defaultVideoId)}</code>
            </>
          }
        />
      )}
    </StreamForm>
  );
}
