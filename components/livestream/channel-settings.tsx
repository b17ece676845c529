'use client';

import { TextField } from '#components/form/text-field.tsx';
import { liveMessages } from '#lib/livestream/messages.ts';
import { StreamForm, type StreamSettingsProps } from './stream-form.tsx';

/** The YouTube channel whose live stream plays on the page, whichever video that is. */
export function ChannelSettings(props: StreamSettingsProps) {
  return (
    <StreamForm
      {...props}
      field="youtube_channel_id"
      save="Save YouTube Channel"
      success={liveMessages.channelSaved}
    >
      {(form) => (
        <TextField
          form={form}
          name="youtube_channel_id"
          label="YouTube channel"
          help="Its id, UC and 22 characters, or its address with that id. What it has live then plays here."
        />
      )}
    </StreamForm>
  );
}
