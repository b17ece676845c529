'use client';

import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { Picture } from '#components/ui/picture.tsx';

interface ChosenPictureProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  /** An empty field leaves the picture that was there, and only null removes it. */
  isKeptWhenEmpty: boolean;
  /** Renders the picture; by default it is cropped to a card. */
  preview?: ((address: string) => ReactNode) | undefined;
}

/** The picture as it will be saved, and the button that removes it. */
export function ChosenPicture<Values extends FieldValues>(props: ChosenPictureProps<Values>) {
  const { form, name, isKeptWhenEmpty, preview = asCard } = props;
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
      {preview(address)}
      <Button variant="secondary" size="small" onClick={remove}>
        Remove picture
      </Button>
    </div>
  );
}

function asCard(address: string): ReactNode {
  return (
    <div className="relative h-48 w-full overflow-hidden rounded-card bg-limestone">
      <Picture src={address} alt="The picture as it is now" sizes="(min-width: 700px) 640px, 92vw" />
    </div>
  );
}
