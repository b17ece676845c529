'use client';

import { useState } from 'react';
import { FormField } from '#components/form/form-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { messages } from '#lib/language/messages.ts';

import { requestReload } from './reload-player.ts';
import { storedText, storeText } from './stored-text.ts';
import { StreamForm, type StreamSettingsProps } from './stream-form.tsx';

const applyDelayMilliseconds = 100;

/** The church's own stream. Its key never leaves this browser and is not sent. */
export function RtmpSettings(props: StreamSettingsProps) {
  return (
    <StreamForm
      {...props}
      field="rtmp_url"
      save="Save and Apply RTMP Settings"
      success={messages.streamSettings.streamUpdated}
      onSaved={(typed) => {
        storeText('rtmpUrl', typed);
        setTimeout(requestReload, applyDelayMilliseconds);
      }}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="rtmp_url"
            label="Stream URL (RTMP or HLS)"
            inputMode="url"
            help={
              form.watch('rtmp_url')?.startsWith('rtmp')
                ? messages.streamSettings.rtmpCannotPlay
                : 'An HLS address ends in .m3u8 and plays on this page.'
            }
          />
          <StreamKeyField />
        </>
      )}
    </StreamForm>
  );
}

function StreamKeyField() {
  const [key, setKey] = useState(() => storedText('streamKey'));
  const change = (typed: string) => {
    setKey(typed);
    storeText('streamKey', typed);
  };
  return (
    <FormField
      label="Stream key"
      help="For your streaming program. It stays in this browser and is never sent."
    >
      {(field) => (
        <input
          {...field}
          type="password"
          autoComplete="off"
          className="field"
          value={key}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FormField>
  );
}
