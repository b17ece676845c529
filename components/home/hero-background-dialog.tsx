'use client';

import { useState } from 'react';
import { z } from 'zod';
import { ConflictNotice } from '#components/form/conflict-notice.tsx';
import { ImageField } from '#components/form/image-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { homeMessages } from '#lib/home/messages.ts';
import { updateSettingsAction } from '#lib/livestream/actions.ts';
import { settingsContent } from '#lib/livestream/content.ts';
import { type SiteSettings, settingsInput } from '#lib/livestream/schema.ts';
import { tryHeroPicture } from './hero-picture-event.ts';

interface HeroBackgroundDialogProps {
  url: string | null;
  /** The version of the settings as they were read. */
  version: string;
  onClose: () => void;
}

type Opened = Pick<SiteSettings, 'hero_background_url' | 'updated_at'>;

const values = z.object({ hero_background_url: settingsInput.shape.hero_background_url.unwrap() });
const labels = { hero_background_url: settingsContent.labels.hero_background_url };
type Values = z.input<typeof values>;

/** A picture behind the hero: tried out in this browser, or published to everybody. */
export function HeroBackgroundDialog(props: HeroBackgroundDialogProps) {
  const { state, opened, setOpened } = useHeroForm(props);
  const apply = state.form.handleSubmit(({ hero_background_url }) => {
    if (hero_background_url) tryHeroPicture(hero_background_url);
    props.onClose();
  });
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title="Change Hero Background"
      description="Upload a picture or paste its address. Try it in this browser first; it is gone with the next load."
    >
      <StaffForm onSubmit={apply}>
        <ConflictNotice<Opened, Values>
          state={state}
          noun="page’s settings"
          opened={opened}
          labels={labels}
          valuesOf={valuesOf}
          onSettled={setOpened}
        />
        <ImageField
          form={state.form}
          name="hero_background_url"
          label="Background picture"
          bucket="hero-images"
          help="Wide and calm on its left side, where the words are. Leave it empty for the drawn landscape."
        />
        <TryOrSave isPending={state.isPending} onSave={state.submit} />
      </StaffForm>
    </Dialog>
  );
}

function TryOrSave({ isPending, onSave }: { isPending: boolean; onSave: () => void }) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-t border-rule pt-5">
      <Button variant="secondary" type="submit">
        Try in this browser
      </Button>
      <Button pending={isPending} onClick={onSave}>
        Save for all visitors
      </Button>
    </div>
  );
}

/** The form's state, and the settings that it saves over. */
function useHeroForm({ url, version, onClose }: HeroBackgroundDialogProps) {
  const refresh = useRefresh();
  const [opened, setOpened] = useState<Opened>({ hero_background_url: url, updated_at: version });
  const state = useActionForm({
    schema: values,
    defaultValues: valuesOf(opened),
    toInput: ({ hero_background_url }) => ({ hero_background_url, if_match: opened.updated_at }),
    action: updateSettingsAction,
    failureText: (message = errorMessages.unreachable) => message,
    onSuccess: () => {
      toast('success', homeMessages.heroPublished);
      onClose();
      void refresh();
    },
  });
  return { state, opened, setOpened };
}

function valuesOf({ hero_background_url }: Opened): Values {
  return { hero_background_url: hero_background_url ?? '' };
}
