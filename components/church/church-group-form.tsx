'use client';

import type { ReactNode } from 'react';
import { ConflictNotice } from '#components/form/conflict-notice.tsx';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { churchContent } from '#lib/church/content.ts';
import { type ChurchValues, churchValues } from '#lib/church/form-values.ts';
import { type ChurchGroup, churchGroups } from '#lib/church/groups.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { groupFields } from './group-fields.tsx';
import type { OpenedGroup } from './use-church-group.ts';

interface ChurchGroupFormProps {
  group: ChurchGroup;
  opened: OpenedGroup;
  /** The end of the form with its submit button. */
  children: ReactNode;
}

/** The form of a group, on the settings page and in dialogs. */
export function ChurchGroupForm({
  group,
  opened: { state, opened, setOpened },
  children,
}: ChurchGroupFormProps) {
  const Fields = groupFields[group];
  const { fields, noun } = churchGroups[group];
  const labels = Object.fromEntries(fields.map((field) => [field, churchContent.labels[field]]));
  return (
    <StaffForm onSubmit={state.submit}>
      <ErrorSummary form={state.form} />
      <ConflictNotice<Church, ChurchValues>
        state={state}
        noun={noun}
        opened={opened}
        labels={labels}
        format={churchContent.format}
        valuesOf={(theirs) => churchValues(theirs, group)}
        onSettled={setOpened}
      />
      <Fields form={state.form} />
      {children}
    </StaffForm>
  );
}
