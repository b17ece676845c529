'use client';

import type { UseFormReturn } from 'react-hook-form';
import { FocusPoint } from '#components/form/focus-point.tsx';
import { ImageField } from '#components/form/image-field.tsx';
import { middlePercent } from '#lib/leaders/schema.ts';
import type { LeaderFormValues } from './leader-form-values.ts';
import { LeaderWindow } from './leader-window.tsx';

interface LeaderPictureFieldProps {
  form: UseFormReturn<LeaderFormValues>;
}

/** A leader's picture, with what stays in sight of it and how the page will show it. */
export function LeaderPictureField({ form }: LeaderPictureFieldProps) {
  return (
    <ImageField
      form={form}
      name="picture_url"
      label="Picture"
      bucket="people"
      help="Without a picture the page shows a drawn window."
      preview={(address) => <Preview form={form} address={address} />}
    />
  );
}

function Preview({ form, address }: LeaderPictureFieldProps & { address: string }) {
  const [x = middlePercent, y = middlePercent] = form.watch(['picture_focus_x', 'picture_focus_y']);
  const choose = (point: { x: number; y: number }) => {
    form.setValue('picture_focus_x', point.x, { shouldDirty: true });
    form.setValue('picture_focus_y', point.y, { shouldDirty: true });
  };
  const shown = { picture_url: address, picture_focus_x: x, picture_focus_y: y };
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        Tap what should stay in sight, such as the face. The window shows how it will look.
      </p>
      <div className="flex flex-wrap items-start gap-6">
        <FocusPoint src={address} point={{ x, y }} onChange={choose} />
        <LeaderWindow
          leader={{ id: 'preview', name: 'The picture as it will be', role: null, ...shown }}
          place={0}
          className="w-28"
        />
      </div>
    </div>
  );
}
