import { z } from 'zod';
import type { ChurchValues } from '#lib/church/form-values.ts';
import { type ChurchGroup, churchGroups } from '#lib/church/groups.ts';
import { draftStore } from '#lib/core/browser/draft-store.ts';
import { type Church, churchRow } from '#lib/core/church/church-row.ts';

/** Unsaved input of a group's form. */
export interface GroupDraft {
  opened: Church;
  values: ChurchValues;
}

const stored = z.object({
  opened: churchRow,
  values: z.record(z.string(), z.union([z.string(), z.array(z.record(z.string(), z.string()))])),
});

const drafts = draftStore<GroupDraft>('sessionStorage', 'settings-draft', stored);

export const { keepDraft, forgetDraft } = drafts;

/** Returns the draft of a group in this tab; null without one, or with one that this version cannot read. */
export function readDraft(group: ChurchGroup): GroupDraft | null {
  const draft = drafts.readDraft(group);
  return draft && churchGroups[group].fields.every((field) => field in draft.values) ? draft : null;
}

/** Returns the groups with a draft in this tab. */
export function listDrafts(): ChurchGroup[] {
  return (Object.keys(churchGroups) as ChurchGroup[]).filter((group) => readDraft(group) !== null);
}
