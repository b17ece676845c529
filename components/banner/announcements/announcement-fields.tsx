'use client';

import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '#components/form/select-field.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { More } from '#components/ui/more.tsx';
import { scrollSpeeds, zonesWith } from '#lib/announcements/choices.ts';
import { contrastRatio, neededContrast } from '#lib/announcements/contrast.ts';
import type { AnnouncementFormValues } from '#lib/announcements/schema.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { messages } from '#lib/language/messages.ts';
import { WhenField } from './when-field.tsx';

/** The fields of an announcement, with a preview. */
export function AnnouncementFields({ form }: { form: UseFormReturn<AnnouncementFormValues> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField form={form} name="message" label="Message" isStart />
      <TextField
        form={form}
        name="link"
        label="Link"
        isOptional
        inputMode="url"
        placeholder="/events"
        help="Where the message leads: a page of this site such as /events, or an https address."
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
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="start_date" label="Starts" type="datetime-local" />
        <TextField form={form} name="end_date" label="Ends" type="datetime-local" />
      </div>
      <SelectField
        form={form}
        name="timezone"
        label="Time zone"
        help="Both times are meant in this zone, with its daylight saving time."
        options={zonesWith(form.watch('timezone'), churchTimeZone())}
      />
      <div className="grid gap-6 sm:grid-cols-3">
        <TextField form={form} name="background_color" label="Background" type="color" />
        <TextField form={form} name="text_color" label="Text color" type="color" />
        <SelectField
          form={form}
          name="scroll_speed"
          label="Scroll speed"
          options={scrollSpeeds.map((value) => ({ value, label: messages.announcements.speeds[value] }))}
        />
      </div>
    </>
  );
}

function Switches({ form }: { form: UseFormReturn<AnnouncementFormValues> }) {
  return (
    <>
      <SwitchField
        form={form}
        name="is_urgent"
        label="Urgent: stands first and stays"
        help="It does not turn to the next one, and comes back on the next page when it is dismissed."
      />
      <SwitchField
        form={form}
        name="is_active"
        label="Active"
        help="Switched off, it never shows, even within its times."
      />
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
        {message || 'Your message'}
      </p>
      {ratio !== null && ratio < neededContrast && (
        <p role="status" className="-mt-3 border-l-3 border-sunflower pl-3 text-sm">
          {`These two colors are hard to tell apart (${ratio.toFixed(1)} to 1; at least ${neededContrast} to 1 reads well).`}
        </p>
      )}
    </>
  );
}
