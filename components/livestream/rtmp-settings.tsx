'use client';

import { useState } from 'react';
import { InputField } from '#components/form/form-field.tsx';
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
      save={messages.streamForm.rtmp.save}
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
            label={messages.streamForm.rtmp.label}
            inputMode="url"
            help={
              form.watch('rtmp_url')?.startsWith('rtmp')
                ? messages.streamSettings.rtmpCannotPlay
                : messages.streamForm.rtmp.help
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
    <InputField
      label={messages.streamForm.rtmp.key}
      help={messages.streamForm.rtmp.keyHelp}
      type="password"
      autoComplete="off"
      value={key}
      onChange={(event) => change(event.target.value)}
    />
  );
}
