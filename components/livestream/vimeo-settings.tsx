'use client';

import type { SiteSettings } from '@/lib/settings/settings';
import { settingsTexts } from '@/lib/settings/texts';
import { FormField } from '../form/form-field';
import { SettingForm } from './setting-form';
import { useStoredText } from './stored-text';
import { usePublish } from './use-publish';

/** The embed code of the Vimeo stream: cleaned on the server to the player's frame and nothing else. */
export function VimeoSettings({ settings }: { settings: SiteSettings }) {
  const publish = usePublish();
  const [code, setCode] = useStoredText('vimeoEmbedCode', settings.vimeo_embed_code ?? '');
  return (
    <SettingForm
      save="Save Vimeo Settings"
      onSave={() => publish({ vimeo_embed_code: code }, settingsTexts.vimeoSaved)}
    >
      <FormField
        label="Vimeo embed code"
        help="On Vimeo, press Share, then Embed, and copy all of it here. Empty takes it away."
      >
        {(field) => (
          <textarea
            {...field}
            className="field min-h-[120px] font-mono text-sm"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </FormField>
    </SettingForm>
  );
}
