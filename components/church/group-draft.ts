import { z } from 'zod';
import type { ChurchValues } from '#lib/church/form-values.ts';
import { type ChurchGroup, churchGroups } from '#lib/church/groups.ts';
import { readStored, removeStored, writeStored } from '#lib/core/browser/browser-storage.ts';
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

/** Returns the draft of a group in this tab; null without one, or with one that this version cannot read. */
export function readDraft(group: ChurchGroup): GroupDraft | null {
  try {
    const draft = stored.parse(JSON.parse(readStored('sessionStorage', keyOf(group)) ?? 'null'));
    const isWhole = churchGroups[group].fields.every((field) => field in draft.values);
    return isWhole ? (draft as unknown as GroupDraft) : null;
  } catch {
    return null;
  }
}

/** Stores the draft of a group until the tab is closed. */
export function keepDraft(group: ChurchGroup, draft: GroupDraft): void {
  writeStored('sessionStorage', keyOf(group), JSON.stringify(draft));
}

/** Deletes the draft of a group. */
export function forgetDraft(group: ChurchGroup): void {
  removeStored('sessionStorage', keyOf(group));
}

/** Returns the groups with a draft in this tab. */
export function listDrafts(): ChurchGroup[] {
  return (Object.keys(churchGroups) as ChurchGroup[]).filter((group) => readDraft(group) !== null);
}

function keyOf(group: ChurchGroup): string {
  return `belltower.settings-draft.${group}`;
}
