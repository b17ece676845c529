'use client';

import { ImageField } from '#components/form/image-field.tsx';
import { FocusPoint } from '#components/form/picture/focus-point.tsx';
import { messages } from '#lib/language/messages.ts';
import type { WordsFieldProps } from './words-field-props.ts';

/** A picture among words; of a portrait, with what stays in sight of it however it is cut. */
export function PictureField({ form, name, field }: WordsFieldProps) {
  const { label, help, isOptional = false, isPortrait } = field;
  const portrait = isPortrait && {
    bucket: 'people' as const,
    preview: (address: string) => <Focus form={form} name={name} address={address} />,
  };
  return <ImageField {...{ form, name, label, isOptional }} help={help?.()} bucket="pages" {...portrait} />;
}

interface FocusProps extends Pick<WordsFieldProps, 'form' | 'name'> {
  address: string;
}

/** Sets the focus point: the fields `…_focus_x` and `…_focus_y` of the picture in `…_url`. */
function Focus({ form, name, address }: FocusProps) {
  const names = ['x', 'y'].map((side) => name.replace(/_url$/, `_focus_${side}`)) as [string, string];
  const [x, y] = form.watch(names) as (number | null)[];
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
