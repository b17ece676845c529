'use client';

import { TextField } from '#components/form/text-field.tsx';
import { settingsMessages } from '#lib/livestream/messages.ts';
import { storeText } from './stored-text.ts';
import { StreamForm, type StreamSettingsProps } from './stream-form.tsx';

/** Where the service is live on Facebook. */
export function FacebookSettings(props: StreamSettingsProps) {
  return (
    <StreamForm
      {...props}
      field="facebook_live_url"
      save="Save Facebook Settings"
      success={settingsMessages.facebookSaved}
      onSaved={(typed) => storeText('facebookLiveUrl', typed)}
    >
      {(form) => (
        <TextField
          form={form}
          name="facebook_live_url"
          label="Facebook live URL"
          inputMode="url"
          help="Empty leads visitors to the church’s page."
        />
      )}
    </StreamForm>
  );
}
