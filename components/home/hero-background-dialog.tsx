'use client';

import { z } from 'zod';
import { errorTexts } from '@/lib/errors';
import { updateSettingsAction } from '@/lib/settings/actions';
import { settingsInput } from '@/lib/settings/schema';
import { settingsTexts } from '@/lib/settings/texts';
import { ImageField } from '../form/image-field';
import { StaffForm } from '../form/staff-form';
import { useActionForm } from '../form/use-action-form';
import { useRefresh } from '../live/use-refresh';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { toast } from '../ui/toast';
import { tryHeroPicture } from './hero-picture-event';

interface HeroBackgroundDialogProps {
  url: string | null;
  /** The settings as they were read. */
  version: string;
  onClose: () => void;
}

const values = z.object({ hero_background_url: settingsInput.shape.hero_background_url.unwrap() });

/** A picture behind the hero: tried out in this browser, or published to everybody (reading 17). */
export function HeroBackgroundDialog({ url, version, onClose }: HeroBackgroundDialogProps) {
  const refresh = useRefresh();
  const { form, submit, isPending } = useActionForm({
    schema: values,
    defaultValues: { hero_background_url: url ?? '' },
    toInput: ({ hero_background_url }) => ({ hero_background_url, if_match: version }),
    action: updateSettingsAction,
    failureText: (message = errorTexts.unreachable) => message,
    onSuccess: () => {
      toast('success', settingsTexts.heroPublished);
      onClose();
      void refresh();
    },
  });
  const apply = form.handleSubmit(({ hero_background_url }) => {
    if (hero_background_url) tryHeroPicture(hero_background_url);
    onClose();
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Change Hero Background"
      description="Upload a picture or paste its address. Try it in this browser first; it is gone with the next load."
    >
      <StaffForm onSubmit={apply}>
        <ImageField
          form={form}
          name="hero_background_url"
          label="Background picture"
          bucket="hero-images"
          help="Wide and calm on its left side, where the words are. Leave it empty for the drawn landscape."
        />
        <div className="flex flex-wrap justify-end gap-3 border-t border-rule pt-5">
          <Button variant="secondary" type="submit">
            Try in this browser
          </Button>
          <Button pending={isPending} onClick={() => submit()}>
            Save for all visitors
          </Button>
        </div>
      </StaffForm>
    </Dialog>
  );
}
