'use client';

import { TextField } from '#components/form/text-field.tsx';
import { settingsMessages } from '#lib/livestream/messages.ts';
import { youtubeIdOrDefault } from '#lib/livestream/youtube-id.ts';
import { storeText } from './stored-text.ts';
import { StreamForm, type StreamSettingsProps } from './stream-form.tsx';

/** The YouTube stream: a link in any of its forms or the id itself; the id that was found is shown. */
export function YoutubeSettings(props: StreamSettingsProps) {
  return (
    <StreamForm
      {...props}
      field="youtube_id"
      save="Save YouTube Settings"
      success={settingsMessages.youtubeSaved}
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
