'use client';

import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ImageField } from '#components/form/image-field.tsx';
import { FocusPoint } from '#components/form/picture/focus-point.tsx';
import { messages } from '#lib/language/messages.ts';

interface PictureFieldProps {
  form: UseFormReturn<never>;
  /** What ends in `_url`; the point that stays in sight stands beside it, by the same name. */
  name: string;
  label: string;
}

/** A picture among words, with what stays in sight of it however it is cut. */
export function PictureField({ form, name, label }: PictureFieldProps) {
  const fields = form as unknown as UseFormReturn<FieldValues>;
  return (
    <ImageField
      form={fields}
      name={name}
      label={label}
      bucket="people"
      help={messages.words.pictureHelp}
      preview={(address) => <Focus form={fields} name={name} address={address} />}
    />
  );
}

function Focus({ form, name, address }: { form: UseFormReturn<FieldValues>; name: string; address: string }) {
  const names = ['x', 'y'].map((side) => name.replace(/_url$/, `_focus_${side}`)) as [string, string];
  const [x, y] = form.watch(names);
  return (
    <div className="grid gap-3">
      <p className="text-sm">{messages.words.focus}</p>
      <FocusPoint
        src={address}
        point={{ x: x ?? 50, y: y ?? 50 }}
        onChange={(point) => {
          form.setValue(names[0], point.x, { shouldDirty: true });
          form.setValue(names[1], point.y, { shouldDirty: true });
        }}
      />
    </div>
  );
}
