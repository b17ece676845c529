'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useUnsentText } from '#components/account/unsent-text.ts';
import { ConflictNotice } from '#components/form/conflict-notice.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { updateSettingsAction } from '#lib/livestream/actions.ts';
import { settingsContent } from '#lib/livestream/content.ts';
import { type SiteSettings, settingsInput } from '#lib/livestream/schema.ts';

const streamInput = settingsInput.pick({
  vimeo_embed_code: true,
  youtube_id: true,
  facebook_live_url: true,
  rtmp_url: true,
});
type StreamValues = z.input<typeof streamInput>;

/** What the forms of the stream's settings share. */
export interface StreamSettingsProps {
  /** The settings as the site has them. */
  settings: SiteSettings;
  /** Played where no video is named. */
  defaultVideoId: string;
  onPublished: (settings: SiteSettings) => void;
}

interface StreamFormProps extends StreamSettingsProps {
  /** The setting that this form publishes. */
  field: keyof StreamValues;
  save: string;
  success: string;
  /** Called with what was typed, once it is published. */
  onSaved: (typed: string) => void;
  children: (form: UseFormReturn<StreamValues>) => ReactNode;
}

/** One way to stream: shows what the site has, and publishes what is typed over it to all visitors. */
export function StreamForm(props: StreamFormProps) {
  const { state, opened, setOpened } = useStreamForm(props);
  return (
    <StaffForm onSubmit={state.submit} className="grid gap-5">
      <ConflictNotice<SiteSettings, StreamValues>
        state={state}
        noun="page’s settings"
        opened={opened}
        labels={settingsContent.labels}
        valuesOf={(theirs) => valuesOf(theirs, props.field)}
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
function useStreamForm({ settings, field, success, onSaved, onPublished }: StreamFormProps) {
  const refresh = useRefresh();
  const [opened, setOpened] = useState(settings);
  const state = useActionForm({
    schema: streamInput,
    defaultValues: valuesOf(settings, field),
    toInput: (values) => ({ ...values, if_match: opened.updated_at }),
    action: updateSettingsAction,
    failureText: (message = errorMessages.unreachable) => message,
    onSuccess: (published) => {
      toast('success', success);
      onSaved(state.form.getValues(field) ?? '');
      follow(published, false);
      onPublished(published);
      void refresh();
    },
  });
  const { isDirty } = state.form.formState;
  useUnsentText(isDirty);
  const follow = (now: SiteSettings, isMineKept: boolean) => {
    setOpened(now);
    state.form.reset(valuesOf(now, field), { keepDirtyValues: isMineKept });
  };
  // A change of this very setting waits, for what was typed over it, until it is saved: then both are shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings that arrive are taken over once
  useEffect(() => {
    if (!isDirty || settings[field] === opened[field]) follow(settings, true);
  }, [settings.updated_at]);
  return { state, opened, setOpened };
}

function valuesOf(settings: SiteSettings, field: keyof StreamValues): StreamValues {
  return { [field]: settings[field] ?? '' };
}
