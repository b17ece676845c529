'use client';

import type { ComponentProps, ReactNode } from 'react';
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
  const { label, tabs } = messages.streamForm;
  return (
    <Tabs
      label={label}
      keepsMounted
      tabs={[
        { label: tabs.vimeo, content: <TextSetting {...forms} of="vimeo" /> },
        {
          label: tabs.youtube,
          content: (
            <div className="grid gap-8">
              <Youtube {...forms} />
              <TextSetting {...forms} of="channel" />
            </div>
          ),
        },
        { label: tabs.facebook, content: <TextSetting {...forms} of="facebook" /> },
        { label: tabs.rtmp, content: <RtmpSettings {...forms} /> },
        { label: tabs.owncast, content: <TextSetting {...forms} of="owncast" /> },
        { label: tabs.times, content: <LiveMinutes {...forms} /> },
      ]}
    />
  );
}

type TextSettingProps = StreamSettingsProps & { of: keyof typeof textSettings };

function TextSetting({ of, ...forms }: TextSettingProps) {
  const { field, onSaved, ...look }: Setting = textSettings[of];
  const { save, success, label, help } = messages.streamForm[of];
  return (
    <StreamForm {...forms} field={field} save={save} success={success} onSaved={onSaved}>
      {(form) => <TextField form={form} name={field} label={label} help={help} {...look} />}
    </StreamForm>
  );
}

type Setting = Pick<ComponentProps<typeof StreamForm>, 'field' | 'onSaved'> &
  Pick<ComponentProps<typeof TextField>, 'inputMode' | 'isLong'>;

const textSettings = {
  vimeo: {
    field: 'vimeo_embed_code',
    onSaved: (typed: string) => storeText('vimeoEmbedCode', typed),
    isLong: true,
  },
  channel: { field: 'youtube_channel_id' },
  facebook: {
    field: 'facebook_live_url',
    onSaved: (typed: string) => storeText('facebookLiveUrl', typed),
    inputMode: 'url',
  },
  owncast: { field: 'owncast_url', inputMode: 'url' },
} as const satisfies Record<string, Setting>;

/** A link in any of its forms or the id itself; the id that was found is shown. */
function Youtube(props: StreamSettingsProps) {
  return (
    <StreamForm
      {...props}
      field="youtube_id"
      save={messages.streamForm.youtube.save}
      success={messages.streamForm.youtube.success}
      onSaved={(typed) => {
        storeText('youtubeInput', typed);
        storeText('youtubeId', youtubeIdOrDefault(typed, props.defaultVideoId) ?? '');
      }}
    >
      {(form) => (
        <TextField
          form={form}
          name="youtube_id"
          label={messages.streamForm.youtube.label}
          help={foundVideo(youtubeIdOrDefault(form.watch('youtube_id') ?? '', props.defaultVideoId))}
        />
      )}
    </StreamForm>
  );
}

function foundVideo(id: string | null): ReactNode {
  if (!id) return undefined;
  return (
    <>
      <span>{messages.streamForm.youtube.found}</span> <code>{id}</code>
    </>
  );
}
