'use client';

import type { ComponentProps, ComponentType } from 'react';
import { TextField } from '#components/form/text-field.tsx';
import { churchContent } from '#lib/church/content.ts';
import type { ChurchValues } from '#lib/church/form-values.ts';
import type { GroupFieldsProps } from './group-fields.tsx';

type PlainField = Omit<ComponentProps<typeof TextField<ChurchValues>>, 'form' | 'label' | 'name'> & {
  name: Exclude<keyof ChurchValues, 'opening_hours' | 'resources'>;
};

/** The fields of a group that are texts, one below the other, with the names the activity log has for them. */
export function plainFields(fields: readonly PlainField[]): ComponentType<GroupFieldsProps> {
  return function PlainFields({ form }) {
    return fields.map((field) => (
      <TextField key={field.name} {...field} form={form} label={churchContent.labels[field.name]} />
    ));
  };
}
