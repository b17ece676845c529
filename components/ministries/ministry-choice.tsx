'use client';

import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useIsOffered, useOwnSession } from '#components/account/own-session.ts';
import { SelectField } from '#components/form/select-field.tsx';
import type { MinistryPermission } from '#lib/core/auth/permissions.ts';
import { messages } from '#lib/language/messages.ts';
import { useMinistryNames } from './use-ministry-names.ts';

interface MinistryChoiceProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  /** Who has it everywhere may choose any ministry or none; a leader chooses among the own ones. */
  permission: MinistryPermission;
}

/** The ministry that something belongs to. Without ministries there is nothing to choose. */
export function MinistryChoice<Values extends FieldValues>(props: MinistryChoiceProps<Values>) {
  const { form, name, permission, label } = props;
  const isFree = useIsOffered(permission);
  const own = useOwnSession()?.ministry_ids ?? [];
  const names = useMinistryNames();
  const offered = names?.filter(({ id }) => isFree || own.includes(id));
  const value: string = form.watch(name) ?? '';
  const first = offered?.[0]?.id;
  // A leader's choice has no empty entry, so the first one is chosen, as the browser shows it.
  useEffect(() => {
    if (!isFree && value === '' && first) form.setValue(name, first as FieldPathValue<Values, typeof name>);
  }, [isFree, value, first, form, name]);
  if (names?.length === 0 && value === '') return null;
  const isKnown = value === '' || offered?.some(({ id }) => id === value);
  const { noMinistry } = messages.pageEditing.settings;
  const unknown = { value, label: names ? messages.pageEditing.gone : messages.ui.loading };
  return (
    <SelectField
      // The options come after the value: a native select shows it once it has them.
      key={names ? 'read' : 'reading'}
      form={form}
      name={name}
      label={label}
      help={messages.pageEditing.settings.ministryHelp}
      options={[
        ...(isFree ? [{ value: '', label: noMinistry }] : []),
        ...(isKnown ? [] : [unknown]),
        ...(offered ?? []).map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}
