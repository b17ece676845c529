'use client';

import { TextField } from '#components/form/text-field.tsx';
import { settingsMessages } from '#lib/livestream/messages.ts';
import { storeText } from './stored-text.ts';
import { StreamForm, type StreamSettingsProps } from './stream-form.tsx';

/** The player of the live stream: its embed code or address, made on the server into the frame and nothing else. */
export function VimeoSettings(props: StreamSettingsProps) {
  return (
    <StreamForm
      {...props}
      field="vimeo_embed_code"
      save="Save Vimeo Settings"
      success={settingsMessages.vimeoSaved}
      onSaved={(typed) => storeText('vimeoEmbedCode', typed)}
    >
      {(form) => (
        <TextField
          form={form}
          name="vimeo_embed_code"
          label="Vimeo embed code"
          isLong
          help="On Vimeo, press Share, then Embed, and copy all of it here; or paste the address of the video or live event. One of YouTube will do too. Empty takes it away."
        />
      )}
    </StreamForm>
  );
}
