'use client';

import { z } from 'zod';
import { TextField } from '#components/form/text-field.tsx';
import { messages } from '#lib/language/messages.ts';
import { type SiteSettings, settingsInput } from '#lib/livestream/schema.ts';
import { SettingsForm } from './settings-form.tsx';
import type { StreamSettingsProps } from './stream-form.tsx';

const { soon_minutes, live_opens_minutes } = settingsInput.shape;
const typed = z.string().transform((text) => (text.trim() === '' ? Number.NaN : Number(text)));
const minutesForm = z.object({
  soon_minutes: typed.pipe(soon_minutes.unwrap()),
  live_opens_minutes: typed.pipe(live_opens_minutes.unwrap()),
});
type MinutesValues = z.input<typeof minutesForm>;

/** How long before a service the stream is announced and shown as live. */
export function LiveMinutes(props: StreamSettingsProps) {
  return (
    <SettingsForm<MinutesValues>
      {...props}
      schema={minutesForm}
      valuesOf={valuesOf}
      toInput={(values) => ({
        soon_minutes: Number(values.soon_minutes),
        live_opens_minutes: Number(values.live_opens_minutes),
      })}
      save={messages.streamForm.minutes.save}
      success={messages.streamForm.minutes.success}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="soon_minutes"
            label={messages.streamForm.minutes.soon}
            type="number"
            min={0}
            max={240}
            help={messages.streamForm.minutes.soonHelp}
          />
          <TextField
            form={form}
            name="live_opens_minutes"
            label={messages.streamForm.minutes.opens}
            type="number"
            min={0}
            max={60}
            help={messages.streamForm.minutes.opensHelp}
          />
        </>
      )}
    </SettingsForm>
  );
}

function valuesOf(settings: SiteSettings): MinutesValues {
  return {
    soon_minutes: String(settings.soon_minutes),
    live_opens_minutes: String(settings.live_opens_minutes),
  };
}
