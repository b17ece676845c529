'use client';

import type { SiteSettings } from '@/lib/settings/settings';
import { settingsTexts } from '@/lib/settings/texts';
import { FormField } from '../form/form-field';
import { requestReload } from './reload-player';
import { SettingForm } from './setting-form';
import { useStoredText } from './stored-text';
import { usePublish } from './use-publish';

const applyDelayMilliseconds = 100;

/** A stream of the church's own. Its key never leaves this browser (reading 18). */
export function RtmpSettings({ settings }: { settings: SiteSettings }) {
  const publish = usePublish();
  const [url, setUrl] = useStoredText('rtmpUrl', settings.rtmp_url ?? '');
  const [key, setKey] = useStoredText('streamKey', '');
  const save = async () => {
    const isSaved = await publish({ rtmp_url: url || null }, settingsTexts.streamUpdated);
    if (isSaved) setTimeout(requestReload, applyDelayMilliseconds);
    return isSaved;
  };
  return (
    <SettingForm save="Save and Apply RTMP Settings" onSave={save}>
      <FormField
        label="Stream URL (RTMP or HLS)"
        help={
          url.startsWith('rtmp')
            ? settingsTexts.rtmpCannotPlay
            : 'An HLS address ends in .m3u8 and plays on this page.'
        }
      >
        {(field) => (
          <input
            {...field}
            className="field"
            inputMode="url"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </FormField>
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
            onChange={(event) => setKey(event.target.value)}
          />
        )}
      </FormField>
    </SettingForm>
  );
}
