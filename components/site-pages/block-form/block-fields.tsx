'use client';

import type { UseFormReturn } from 'react-hook-form';
import type { BlockFields as Fields } from '#lib/site-pages/blocks/fields.ts';
import type { BlockValues } from '#lib/site-pages/staff/blank-block.ts';
import { BlockField } from './block-field.tsx';
import { EntryList } from './entry-list.tsx';

interface BlockFieldsProps {
  form: UseFormReturn<BlockValues>;
  fields: Fields;
  /** Where the fields stand in the form's values: empty, or `items.2.`. */
  prefix?: string;
}

/** The fields of a block, or of one entry of its list, as their description says. */
export function BlockFields({ form, fields, prefix = '' }: BlockFieldsProps) {
  return Object.entries(fields).map(([name, field]) => {
    const at = { form, name: `${prefix}${name}`, field };
    return field.fields ? (
      <EntryList key={name} {...at} fields={field.fields}>
        {(entry) => <BlockFields form={form} fields={field.fields ?? {}} prefix={entry} />}
      </EntryList>
    ) : (
      <BlockField key={name} {...at} />
    );
  });
}
