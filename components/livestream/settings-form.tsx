'use client';

import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useUnsentText } from '#components/admin-mode/unsent-text.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';
import { updateSettingsAction } from '#lib/livestream/actions.ts';
import type { SiteSettings, settingsInput } from '#lib/livestream/schema.ts';

type SettingsInput = z.input<typeof settingsInput>;

interface SettingsFormProps<Values extends FieldValues> {
  settings: SiteSettings;
  onPublished: (settings: SiteSettings) => void;
  schema: z.ZodType<unknown, Values>;
  /** What the form holds of the settings. */
  valuesOf: (settings: SiteSettings) => Values;
  toInput: (values: Values) => SettingsInput;
  save: string;
  success: string;
  onSaved?: (typed: Values) => void;
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/** A form of some settings, published to all visitors. */
export function SettingsForm<Values extends FieldValues>(props: SettingsFormProps<Values>) {
  const state = useSettingsForm(props);
  return (
    <StaffForm onSubmit={state.submit} className="grid gap-5">
      {state.notice}
      {props.children(state.form)}
      <Button type="submit" size="small" pending={state.isPending} className="justify-self-start">
        {props.save}
      </Button>
    </StaffForm>
  );
}

/** The form's state, which follows the stored settings wherever nothing was typed. */
function useSettingsForm<Values extends FieldValues>(props: SettingsFormProps<Values>) {
  const refresh = useRefresh();
  const state = useEditForm<SiteSettings, Values, SettingsInput, SiteSettings>({
    row: props.settings,
    noun: messages.streamForm.noun,
    labels: messages.livestreamLog.labels,
    schema: props.schema,
    valuesOf: props.valuesOf,
    toInput: (values, if_match) => ({ ...props.toInput(values), if_match }),
    action: updateSettingsAction,
    done: props.success,
    onSuccess: (published) => {
      props.onSaved?.(state.form.getValues());
      state.follow(published);
      props.onPublished(published);
      void refresh();
    },
  });
  useUnsentText(state.form.formState.isDirty);
  return state;
}
