'use client';

import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '#components/form/select-field.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { TranslatedField } from '#components/translations/translated.tsx';
import { More } from '#components/ui/folds/more.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { scrollSpeeds, zonesWith } from '#lib/announcements/choices.ts';
import { contrastRatio, neededContrast } from '#lib/announcements/contrast.ts';
import type { AnnouncementFormValues } from '#lib/announcements/schema.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { messages } from '#lib/language/messages.ts';
import { WhenField } from './when-field.tsx';

/** The fields of an announcement, with a preview. */
export function AnnouncementFields({ form }: { form: UseFormReturn<AnnouncementFormValues> }) {
  const { errors } = form.formState;
  const { fields } = messages.announcements;
  return (
    <>
      <TranslatedField form={form} name="message" label={fields.message} isStart />
      <TextField
        form={form}
        name="link"
        label={fields.link}
        isOptional
        inputMode="url"
        placeholder="/events"
        help={fields.linkHelp}
      />
      <WhenField form={form} />
      <Preview form={form} />
      <More isOpen={moreFields.some((name) => errors[name])}>
        <Details form={form} />
        <Switches form={form} />
      </More>
    </>
  );
}

const moreFields = [
  'start_date',
  'end_date',
  'timezone',
  'background_color',
  'text_color',
  'scroll_speed',
] as const;

function Details({ form }: { form: UseFormReturn<AnnouncementFormValues> }) {
  const { fields } = messages.announcements;
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="start_date" label={fields.start_date} type="datetime-local" />
        <TextField form={form} name="end_date" label={fields.end_date} type="datetime-local" />
      </div>
      <SelectField
        form={form}
        name="timezone"
        label={fields.timezone}
        help={fields.timezoneHelp}
        options={zonesWith(form.watch('timezone'), churchTimeZone())}
      />
      <div className="grid gap-6 sm:grid-cols-3">
        <TextField form={form} name="background_color" label={fields.background_color} type="color" />
        <TextField form={form} name="text_color" label={fields.text_color} type="color" />
        <SelectField
          form={form}
          name="scroll_speed"
          label={fields.scroll_speed}
          options={scrollSpeeds.map((value) => ({ value, label: messages.announcements.speeds[value] }))}
        />
      </div>
    </>
  );
}

function Switches({ form }: { form: UseFormReturn<AnnouncementFormValues> }) {
  const { fields } = messages.announcements;
  return (
    <>
      <SwitchField form={form} name="is_urgent" label={fields.is_urgent} help={fields.urgentHelp} />
      <SwitchField form={form} name="is_active" label={fields.is_active} help={fields.activeHelp} />
    </>
  );
}

/** A preview in the chosen colors, with a warning about low contrast. */
function Preview({ form }: { form: UseFormReturn<AnnouncementFormValues> }) {
  const [message, ground = '', ink = ''] = form.watch(['message', 'background_color', 'text_color']);
  const ratio = contrastRatio(ink, ground);
  return (
    <>
      <p
        className="truncate rounded-control px-5 py-2.5 text-[1.1875rem] font-bold"
        style={{ backgroundColor: ground, color: ink }}
      >
        {message || messages.announcements.preview}
      </p>
      {ratio !== null && ratio < neededContrast && (
        <Note role="status" className="-mt-3">
          {messages.announcements.lowContrast(ratio.toFixed(1), neededContrast)}
        </Note>
      )}
    </>
  );
}
