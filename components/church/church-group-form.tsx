'use client';

import type { ReactNode } from 'react';
import { StaffForm } from '#components/form/staff-form.tsx';
import type { ChurchGroup } from '#lib/church/groups.ts';
import { groupFields } from './group-fields.tsx';
import type { OpenedGroup } from './use-church-group.ts';

interface ChurchGroupFormProps {
  group: ChurchGroup;
  state: OpenedGroup;
  /** The end of the form with its submit button. */
  children: ReactNode;
}

/** The form of a group, on the settings page and in dialogs. */
export function ChurchGroupForm({ group, state, children }: ChurchGroupFormProps) {
  const Fields = groupFields[group];
  return (
    <StaffForm state={state}>
      <Fields form={state.form} />
      {children}
    </StaffForm>
  );
}
