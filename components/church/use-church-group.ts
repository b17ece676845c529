'use client';

import { z } from 'zod';
import { type EditForm, useEditForm } from '#components/form/use-edit-form.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { updateChurchAction } from '#lib/church/actions.ts';
import { churchContent } from '#lib/church/content.ts';
import { type ChurchValues, churchValues } from '#lib/church/form-values.ts';
import { type ChurchGroup, churchGroups } from '#lib/church/groups.ts';
import { churchFields } from '#lib/church/schema.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { blankToNull } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';
import { forgetDraft, type GroupDraft } from './group-draft.ts';

interface GroupOptions {
  group: ChurchGroup;
  church: Church;
  draft?: GroupDraft | null | undefined;
  onSaved: () => void;
}

export type OpenedGroup = EditForm<Church, ChurchValues>;

/** Returns a group's form, which follows the server wherever nothing was typed. */
export function useChurchGroup({ group, church, draft, onSaved }: GroupOptions): OpenedGroup {
  const refresh = useRefresh();
  const { fields } = churchGroups[group];
  const state = useEditForm<Church, ChurchValues, GroupInput, Church>({
    row: church,
    draft,
    noun: messages.settingsGroups[group].noun,
    labels: Object.fromEntries(fields.map((field) => [field, messages.churchFacts.labels[field]])),
    format: churchContent.format,
    schema: schemaOf(group),
    valuesOf: (row) => churchValues(row, group),
    toInput: (values, _version, opened) => ({ group, values, opened }),
    action: save,
    failureText: (message = messages.errors.unreachable) => `${messages.church.saveFailed}: ${message}`,
    saved: messages.church.saved,
    onSaved: (saved) => {
      state.follow(saved);
      onSaved();
      if (saved.language !== state.opened.language) return loadInLanguage(group);
      void refresh();
    },
  });
  return state;
}

/** Loads the page again, whose messages are in one language. Unsaved input of other groups is in their drafts. */
function loadInLanguage(group: ChurchGroup): void {
  forgetDraft(group);
  location.reload();
}

interface GroupInput {
  group: ChurchGroup;
  values: ChurchValues;
  opened: Church;
}

/** A concurrent change of another group is no conflict: the input is sent with the new version. */
async function save({ group, values, opened }: GroupInput) {
  // The usual clock is a choice without a value.
  const input: object = { ...values, ...(values.clock === '' && { clock: null }) };
  const result = await updateChurchAction({ ...input, if_match: opened.updated_at });
  if (result.ok || result.error.code !== 'conflict') return result;
  const now = result.error.current as Church;
  if (!isSame(group, now, opened)) return result;
  return updateChurchAction({ ...input, if_match: now.updated_at });
}

function isSame(group: ChurchGroup, one: Church, other: Church): boolean {
  return churchGroups[group].fields.every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );
}

function schemaOf(group: ChurchGroup): z.ZodType<unknown, ChurchValues> {
  const typed = { ...churchFields, clock: z.preprocess(blankToNull, churchFields.clock) };
  const fields = churchGroups[group].fields.map((field) => [field, typed[field]] as const);
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodType<unknown, ChurchValues>;
}
