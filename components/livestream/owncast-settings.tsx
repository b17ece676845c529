'use client';

import { TextField } from '#components/form/text-field.tsx';
import { liveMessages } from '#lib/livestream/messages.ts';
import { StreamForm, type StreamSettingsProps } from './stream-form.tsx';

/** A streaming server of the church's own, which tells by itself whether it streams. */
export function OwncastSettings(props: StreamSettingsProps) {
  return (
    <StreamForm
      {...props}
      field="owncast_url"
      save="Save Owncast Settings"
      success={liveMessages.owncastSaved}
    >
      {(form) => (
        <TextField
          form={form}
          name="owncast_url"
          label="Owncast address"
          inputMode="url"
          help="Such as https://tv.example.org. The site asks it around a service whether it is online, so that a late end is seen."
        />
      )}
    </StreamForm>
  );
}
