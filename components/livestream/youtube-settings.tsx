'use client';

import type { SiteSettings } from '@/lib/settings/settings';
import { settingsTexts } from '@/lib/settings/texts';
import { youtubeIdOrDefault } from '@/lib/youtube';
import { FormField } from '../form/form-field';
import { SettingForm } from './setting-form';
import { useStoredText } from './stored-text';
import { usePublish } from './use-publish';

/** The YouTube stream: a link in any of its forms or the id itself; the id that was found is shown. */
export function YoutubeSettings({ settings }: { settings: SiteSettings }) {
  const publish = usePublish();
  const [typed, setTyped] = useStoredText('youtubeInput', settings.youtube_id ?? '');
  const [, setStoredId] = useStoredText('youtubeId', settings.youtube_id ?? '');
  const id = youtubeIdOrDefault(typed);
  const save = () => {
    setStoredId(id);
    return publish({ youtube_id: typed.trim() ? id : null }, settingsTexts.youtubeSaved);
  };
  return (
    <SettingForm save="Save YouTube Settings" onSave={save}>
      <FormField
        label="YouTube URL or ID"
        help={
          <>
            Video ID: <code>{id}</code>
          </>
        }
      >
        {(field) => (
          <input
            {...field}
            className="field"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </FormField>
    </SettingForm>
  );
}
