'use client';

import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { uploadTexts } from '@/lib/uploads/texts';
import { Button } from '../ui/button';
import { FallbackImage } from '../ui/fallback-image';

interface ChosenPictureProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  /** An empty field leaves the picture that was there, and only null removes it. */
  isKeptWhenEmpty: boolean;
}

/** The picture as it will be saved, and the way to have none. */
export function ChosenPicture<Values extends FieldValues>(props: ChosenPictureProps<Values>) {
  const { form, name, isKeptWhenEmpty } = props;
  const value: string | null | undefined = form.watch(name);
  const before: string | null = form.formState.defaultValues?.[name] ?? null;
  const address = value || (isKeptWhenEmpty && value !== null ? before : null);

  if (!address) return null;

  const remove = () => {
    const none = before ? null : '';
    form.setValue(name, none as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    form.clearErrors(name);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <FallbackImage
        key={address}
        src={address}
        alt="The picture as it is now"
        className="max-h-48 w-full rounded-card object-cover"
        fallback={<p className="text-sm text-ink-3">{uploadTexts.placeholder}</p>}
      />
      <Button variant="secondary" size="small" onClick={remove}>
        Remove picture
      </Button>
    </div>
  );
}
