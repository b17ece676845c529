'use client';

import { settingsTexts } from '@/lib/settings/texts';
import { TextField } from '../form/text-field';
import { keepText } from './stored-text';
import { StreamForm, type StreamSettingsProps } from './stream-form';

/** Where the service is live on Facebook. */
export function FacebookSettings(props: StreamSettingsProps) {
  return (
    <StreamForm
      {...props}
      field="facebook_live_url"
      save="Save Facebook Settings"
      success={settingsTexts.facebookSaved}
      onSaved={(typed) => keepText('facebookLiveUrl', typed)}
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
