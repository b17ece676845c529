'use client';

import type { SiteSettings } from '@/lib/settings/settings';
import { settingsTexts } from '@/lib/settings/texts';
import { FormField } from '../form/form-field';
import { SettingForm } from './setting-form';
import { useStoredText } from './stored-text';
import { usePublish } from './use-publish';

/** Where the service is live on Facebook. */
export function FacebookSettings({ settings }: { settings: SiteSettings }) {
  const publish = usePublish();
  const [url, setUrl] = useStoredText('facebookLiveUrl', settings.facebook_live_url ?? '');
  return (
    <SettingForm
      save="Save Facebook Settings"
      onSave={() => publish({ facebook_live_url: url || null }, settingsTexts.facebookSaved)}
    >
      <FormField label="Facebook live URL" help="Empty leads visitors to the church’s page.">
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
    </SettingForm>
  );
}
