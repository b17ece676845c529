'use client';

import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useIsOffered } from '#components/account/own-session.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { ImageField } from '#components/form/image-field.tsx';
import { FocusPoint } from '#components/form/picture/focus-point.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { Image as ImageIcon } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { heroPhoto } from '#lib/home/backdrop.ts';
import { messages } from '#lib/language/messages.ts';
import { updateSettingsAction } from '#lib/livestream/actions.ts';
import { type SiteSettings, settingsInput } from '#lib/livestream/schema.ts';
import { findLightnessAction } from '#lib/uploads/actions.ts';
import { tryHeroPicture } from './hero-picture.tsx';
import { heroPictureStyles } from './hero-picture-styles.ts';

/** The picture settings as read. */
type HeroSettings = Pick<
  SiteSettings,
  'hero_background_url' | 'hero_focus_x' | 'hero_focus_y' | 'updated_at'
>;

/** Opens the 'Change Hero Background' dialog. */
export function HeroBackgroundButton(settings: HeroSettings) {
  if (!useIsOffered('pages')) return null;
  const change = () =>
    openStaffDialog(
      'hero-background',
      ({ isOpen, onClose }) => isOpen && <HeroBackgroundDialog settings={settings} onClose={onClose} />,
    );
  return (
    <>
      {/* For a trial on a page without a published picture. */}
      <style>{heroPictureStyles}</style>
      <Button variant="light" onClick={change}>
        <Labelled icon={<ImageIcon aria-hidden size={19} strokeWidth={1.75} />}>
          {messages.home.heroChange}
        </Labelled>
      </Button>
    </>
  );
}

interface HeroBackgroundDialogProps {
  settings: HeroSettings;
  onClose: () => void;
}

const { hero_background_url, hero_focus_x, hero_focus_y } = settingsInput.shape;
const values = z.object({
  hero_background_url: hero_background_url.unwrap(),
  hero_focus_x: hero_focus_x.unwrap(),
  hero_focus_y: hero_focus_y.unwrap(),
});
type Values = z.input<typeof values>;

/** Sets the hero's picture: as a trial in this browser, or published. */
function HeroBackgroundDialog(props: HeroBackgroundDialogProps) {
  const state = useHeroForm(props);
  const apply = state.form.handleSubmit(async ({ hero_background_url = null, ...focus }) => {
    await tryPicture({ hero_background_url, ...focus });
    props.onClose();
  });
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={messages.home.heroTitle}
      description={messages.home.heroLead}
    >
      <StaffForm onSubmit={apply}>
        {state.notice}
        <ImageField
          form={state.form}
          name="hero_background_url"
          label={messages.home.heroPicture}
          bucket="hero-images"
          help={messages.home.heroHelp}
          preview={(address) => <Focus form={state.form} address={address} />}
        />
        <TryOrSave isPending={state.isPending} onSave={state.submit} />
      </StaffForm>
    </Dialog>
  );
}

async function tryPicture({ hero_background_url, ...focus }: z.output<typeof values>): Promise<void> {
  if (!hero_background_url) return;
  const found = await findLightnessAction({ url: hero_background_url }).catch(() => null);
  const photo = heroPhoto(
    { hero_background_url, ...focus },
    {
      lightness: found?.ok ? found.data : null,
      night: getComputedStyle(document.documentElement).getPropertyValue('--color-night').trim(),
      isRightToLeft: document.dir === 'rtl',
    },
  );
  if (photo) tryHeroPicture(photo);
}

function Focus({ form, address }: { form: UseFormReturn<Values>; address: string }) {
  return (
    <div className="grid gap-3">
      <p className="text-sm">{messages.home.heroFocus}</p>
      <FocusPoint
        src={address}
        point={{ x: form.watch('hero_focus_x'), y: form.watch('hero_focus_y') }}
        onChange={({ x, y }) => {
          form.setValue('hero_focus_x', x, { shouldDirty: true });
          form.setValue('hero_focus_y', y, { shouldDirty: true });
        }}
      />
    </div>
  );
}

function TryOrSave({ isPending, onSave }: { isPending: boolean; onSave: () => void }) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-t border-rule pt-5">
      <Button variant="secondary" type="submit">
        {messages.home.heroTry}
      </Button>
      <Button pending={isPending} onClick={onSave}>
        {messages.home.heroSave}
      </Button>
    </div>
  );
}

function useHeroForm({ settings, onClose }: HeroBackgroundDialogProps) {
  const refresh = useRefresh();
  return useEditForm<HeroSettings, Values, Values & { if_match: string }, SiteSettings>({
    row: settings,
    noun: messages.home.heroNoun,
    labels: messages.livestreamLog.labels,
    schema: values,
    valuesOf,
    toInput: (typed, if_match) => ({ ...typed, if_match }),
    action: updateSettingsAction,
    done: messages.home.heroPublished,
    onSuccess: () => {
      onClose();
      void refresh();
    },
  });
}

function valuesOf({ hero_background_url, hero_focus_x, hero_focus_y }: HeroSettings): Values {
  return { hero_background_url: hero_background_url ?? '', hero_focus_x, hero_focus_y };
}
