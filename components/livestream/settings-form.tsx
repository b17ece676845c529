'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useUnsentText } from '#components/account/unsent-text.ts';
import { ConflictNotice } from '#components/form/conflict-notice.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { updateSettingsAction } from '#lib/livestream/actions.ts';
import { settingsContent } from '#lib/livestream/content.ts';
import type { SiteSettings, settingsInput } from '#lib/livestream/schema.ts';

type SettingsInput = z.input<typeof settingsInput>;

interface SettingsFormProps<Values extends FieldValues> {
  /** The settings as the site has them. */
  settings: SiteSettings;
  onPublished: (settings: SiteSettings) => void;
  schema: z.ZodType<unknown, Values>;
  /** The settings that this form publishes. */
  fields: readonly (keyof SiteSettings)[];
  /** What the form holds of the settings. */
  valuesOf: (settings: SiteSettings) => Values;
  /** What is sent for these values. */
  toInput: (values: Values) => SettingsInput;
  save: string;
  success: string;
  /** Called with what was typed, once it is published. */
  onSaved?: (typed: Values) => void;
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/** Some of the settings: shows what the site has, and publishes what is typed over it to all visitors. */
export function SettingsForm<Values extends FieldValues>(props: SettingsFormProps<Values>) {
  const { state, opened, setOpened } = useSettingsForm(props);
  return (
    <StaffForm onSubmit={state.submit} className="grid gap-5">
      <ConflictNotice<SiteSettings, Values>
        state={state}
        noun="page’s settings"
        opened={opened}
        labels={settingsContent.labels}
        valuesOf={props.valuesOf}
        onSettled={setOpened}
      />
      {props.children(state.form)}
      <Button type="submit" size="small" pending={state.isPending} className="justify-self-start">
        {props.save}
      </Button>
    </StaffForm>
  );
}

/** The form's state, which follows what the site has wherever nothing was typed over it. */
function useSettingsForm<Values extends FieldValues>(props: SettingsFormProps<Values>) {
  const { settings, fields, valuesOf } = props;
  const refresh = useRefresh();
  const [opened, setOpened] = useState(settings);
  const state = useActionForm<Values, SettingsInput, SiteSettings>({
    schema: props.schema,
    defaultValues: valuesOf(settings),
    toInput: (values) => ({ ...props.toInput(values), if_match: opened.updated_at }),
    action: updateSettingsAction,
    failureText: (message = errorMessages.unreachable) => message,
    onSuccess: (published) => {
      toast('success', props.success);
      props.onSaved?.(state.form.getValues());
      follow(published, false);
      props.onPublished(published);
      void refresh();
    },
  });
  const { isDirty } = state.form.formState;
  useUnsentText(isDirty);
  const follow = (now: SiteSettings, isMineKept: boolean) => {
    setOpened(now);
    state.form.reset(valuesOf(now), { keepDirtyValues: isMineKept });
  };
  // A change of these very settings waits, for what was typed over them, until it is saved: then both are shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings that arrive are taken over once
  useEffect(() => {
    if (!isDirty || fields.every((field) => settings[field] === opened[field])) follow(settings, true);
  }, [settings.updated_at]);
  return { state, opened, setOpened };
}
