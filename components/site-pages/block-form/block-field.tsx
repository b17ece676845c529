'use client';

import type { UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { FormField } from '#components/form/form-field.tsx';
import { ImageField } from '#components/form/image-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { RichField } from '#components/words/editor/rich-field.tsx';
import { messages } from '#lib/language/messages.ts';
import type { BlockField as Field } from '#lib/site-pages/blocks/fields.ts';
import type { BlockValues } from '#lib/site-pages/staff/blank-block.ts';
import { AltField } from './alt-field.tsx';
import { OfferedField } from './offered-field.tsx';

export interface BlockFieldProps {
  form: UseFormReturn<BlockValues>;
  name: string;
  field: Field;
}

/** One field of a block; lists are in entry-list.tsx. */
export function BlockField(props: BlockFieldProps) {
  const { form, name, field } = props;
  const { kind, isOptional } = field;
  const label = messages.blocks.fields[field.label];
  const common = { form, name, label, isOptional };
  switch (kind) {
    case 'rich':
      return <BlockText {...props} />;
    case 'picture':
      return <ImageField {...common} isOptional={isOptional ?? false} bucket="pages" />;
    case 'alt':
      return <AltField {...props} />;
    case 'event':
    case 'form':
    case 'ministry':
    case 'series':
    case 'category':
    case 'link':
      return <OfferedField {...props} kind={kind} />;
    case 'number':
      return <NumberField {...props} />;
    case 'side':
      return <SideField {...props} />;
    case 'text':
      return <TextField {...common} isLong />;
    case 'address':
      return <TextField {...common} inputMode="url" help={addressHelp(field)} />;
    case 'email':
      return <TextField {...common} type="email" inputMode="email" />;
    default:
      return <TextField {...common} />;
  }
}

function addressHelp({ label }: Field): string | undefined {
  return label === 'embed' ? messages.pageEditing.embedHelp : undefined;
}

function BlockText({ form, name, field }: BlockFieldProps) {
  const label = messages.blocks.fields[field.label];
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <FormField label={label} error={error}>
      {(props) => <RichField {...props} form={form} name={name} label={label} hasHeadings />}
    </FormField>
  );
}

function NumberField({ form, name, field }: BlockFieldProps) {
  const error = form.getFieldState(name, form.formState).error?.message;
  return (
    <FormField label={messages.blocks.fields[field.label]} error={error}>
      {(props) => (
        <input
          {...props}
          {...form.register(name, { valueAsNumber: true })}
          type="number"
          inputMode="numeric"
          min={field.least}
          max={field.most}
          className="field"
        />
      )}
    </FormField>
  );
}

function SideField({ form, name, field }: BlockFieldProps) {
  const { fields, sides } = messages.blocks;
  return (
    <ChoiceField
      label={fields[field.label]}
      options={(['left', 'right'] as const).map((value) => ({ value, label: sides[value] }))}
      radio={() => form.register(name)}
    />
  );
}
