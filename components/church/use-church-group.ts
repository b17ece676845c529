'use client';

import { z } from 'zod';
import type { SavedBeside } from '#components/form/saving/saved-beside.ts';
import { type EditForm, useEditForm } from '#components/form/use-edit-form.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { updateChurchAction } from '#lib/church/actions.ts';
import { isChurchText } from '#lib/church/church-texts.ts';
import { churchContent } from '#lib/church/content.ts';
import { type ChurchValues, churchValues } from '#lib/church/form-values.ts';
import { type ChurchGroup, churchGroups } from '#lib/church/groups.ts';
import { churchFields } from '#lib/church/schema.ts';
import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { messages } from '#lib/language/messages.ts';
import { type GroupDraft, groupDrafts } from './group-draft.ts';

interface GroupOptions {
  group: ChurchGroup;
  church: Church;
  draft?: GroupDraft | null | undefined;
  onSaved: () => void;
}

/** Returns a group's form, which follows the server wherever nothing was typed. */
export function useChurchGroup({ group, onSaved, ...options }: GroupOptions): OpenedGroup {
  const refresh = useRefresh();
  const { fields } = churchGroups[group];
  return useChurchForm({
    ...options,
    fields,
    beside: useTranslation('church', fields.some(isChurchText) ? churchId : undefined, besideOptions),
    noun: messages.settingsGroups[group].noun,
    valuesOf: (church) => churchValues(church, fields),
    changeOf: (values) => values,
    onSaved: (hasNewLanguage) => {
      onSaved();
      if (hasNewLanguage) return loadInLanguage(group);
      void refresh();
    },
  });
}

/** The church is one row. */
const churchId = '1';
/** Words that a site begins with are known in every language. */
const besideOptions = { isOwnOnly: true, idOf: () => churchId };

/** Loads the page again, whose messages are in one language. Unsaved input of other groups is in their drafts. */
function loadInLanguage(group: ChurchGroup): void {
  groupDrafts.forgetDraft(group);
  location.reload();
}

export type OpenedGroup = EditForm<Church, ChurchValues>;

interface ChurchFormOptions {
  fields: readonly StatedFact[];
  church: Church;
  draft?: GroupDraft | null | undefined;
  beside?: SavedBeside | null;
  noun: string;
  valuesOf: (church: Church) => ChurchValues;
  /** Returns what is checked and sent for these values. */
  changeOf: (values: ChurchValues) => object;
  onSaved: (hasNewLanguage: boolean) => void;
}

/** Facts with a choice without a value: the usual clock, no second language. */
const withEmptyChoice: readonly string[] = ['clock', 'second_language'] satisfies StatedFact[];

/** Returns a form of facts. A concurrent change of other facts is no conflict. */
export function useChurchForm(options: ChurchFormOptions): OpenedGroup {
  const { fields, church, draft, beside = null, noun, valuesOf, changeOf, onSaved } = options;
  const change = (values: unknown): object => {
    const stated = changeOf(values as ChurchValues);
    const unset = Object.entries(stated).filter(
      ([fact, value]) => value === '' && withEmptyChoice.includes(fact),
    );
    return { ...stated, ...Object.fromEntries(unset.map(([fact]) => [fact, null])) };
  };
  const schema: unknown = z.preprocess(change, z.object(churchFields).partial());
  const state: OpenedGroup = useEditForm<Church, ChurchValues, FactsInput, Church>({
    row: church,
    draft,
    beside,
    noun,
    labels: Object.fromEntries(fields.map((field) => [field, messages.churchFacts.labels[field]])),
    format: churchContent.format,
    schema: schema as z.ZodType<unknown, ChurchValues>,
    valuesOf,
    toInput: (values, _version, opened) => ({ change: change(values), fields, opened }),
    action: save,
    failed: (message) => `${messages.church.saveFailed}: ${message}`,
    done: messages.church.saved,
    onSuccess: (saved) => {
      state.follow(saved);
      onSaved(languagesOf(saved) !== languagesOf(state.opened));
    },
  });
  return state;
}

function languagesOf({ language, second_language }: Church): string {
  return `${language} ${second_language}`;
}

interface FactsInput {
  change: object;
  fields: readonly StatedFact[];
  opened: Church;
}

async function save({ change, fields, opened }: FactsInput) {
  const result = await updateChurchAction({ ...change, if_match: opened.updated_at });
  if (result.ok || result.error.code !== 'conflict') return result;
  if (isUntranslated(result.error.current)) {
    const { message, fields: refused = {} } = result.error;
    return { ok: false, error: { code: 'invalid', message, fields: refused } } as const;
  }
  const now = result.error.current as Church;
  const isSame = fields.every((field) => JSON.stringify(now[field]) === JSON.stringify(opened[field]));
  return isSame ? updateChurchAction({ ...change, if_match: now.updated_at }) : result;
}

/** Whether an exchange of the languages was refused. */
function isUntranslated(current: unknown): boolean {
  return typeof current === 'object' && current !== null && 'untranslated' in current;
}
