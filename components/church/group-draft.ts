import { z } from 'zod';
import type { ChurchValues } from '#lib/church/form-values.ts';
import { type ChurchGroup, churchGroups } from '#lib/church/groups.ts';
import { draftStore } from '#lib/core/browser/draft-store.ts';
import { type Church, churchRow, type StatedFact } from '#lib/core/church/church-row.ts';

/** Unsaved input of a group's form. */
export interface GroupDraft {
  opened: Church;
  values: ChurchValues;
}

const stored = z.object({
  opened: churchRow,
  values: z.record(z.string(), z.union([z.string(), z.array(z.record(z.string(), z.string()))])),
});

export const groupDrafts = draftStore<GroupDraft>('sessionStorage', 'settings-draft', stored);

/** Returns the draft of a group in this tab; null without one, or with one that this version cannot read. */
export function readDraft(group: ChurchGroup): GroupDraft | null {
  return readDraftOf(group, churchGroups[group].fields);
}

/** Returns the same for a form of these facts that keeps its draft under another name. */
export function readDraftOf(name: string, fields: readonly StatedFact[]): GroupDraft | null {
  const draft = groupDrafts.readDraft(name);
  return draft && fields.every((field) => field in draft.values) ? draft : null;
}

/** Returns the groups with a draft in this tab. */
export function listDrafts(): ChurchGroup[] {
  return (Object.keys(churchGroups) as ChurchGroup[]).filter((group) => readDraft(group) !== null);
}
