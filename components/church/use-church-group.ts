'use client';

import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { type ActionForm, useActionForm } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { updateChurchAction } from '#lib/church/actions.ts';
import { type ChurchValues, churchValues } from '#lib/church/form-values.ts';
import { type ChurchGroup, churchGroups } from '#lib/church/groups.ts';
import { churchMessages } from '#lib/church/messages.ts';
import { churchFields } from '#lib/church/schema.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import type { GroupDraft } from './group-draft.ts';

interface GroupOptions {
  group: ChurchGroup;
  /** The facts on the server. */
  church: Church;
  /** Input from an earlier draft. */
  draft?: GroupDraft | null;
  onSaved: () => void;
}

export interface OpenedGroup {
  state: ActionForm<ChurchValues>;
  /** The facts that the form is based on and overwrites. */
  opened: Church;
  /** Rebases the form on these facts. */
  setOpened: (now: Church) => void;
}

/** Returns a group's form, which follows the server wherever nothing was typed. */
export function useChurchGroup({ group, church, draft = null, onSaved }: GroupOptions): OpenedGroup {
  const refresh = useRefresh();
  const [opened, setOpened] = useState(draft?.opened ?? church);
  const state = useActionForm({
    schema: schemaOf(group),
    defaultValues: churchValues(opened, group),
    toInput: (values) => values,
    action: (values) => save(group, values, opened),
    failureText: (message = errorMessages.unreachable) => `${churchMessages.saveFailed}: ${message}`,
    onSuccess: (saved) => {
      toast('success', churchMessages.saved);
      follow(saved, false);
      onSaved();
      void refresh();
    },
  });
  const follow = (now: Church, isMineKept: boolean) => {
    setOpened(now);
    state.form.reset(churchValues(now, group), { keepDirtyValues: isMineKept });
  };
  const unrestored = useRef(draft);
  const { isDirty } = state.form.formState;
  // A remote change of this group waits until the typed input is saved: then both are shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: facts that arrive are taken over once
  useEffect(() => {
    const isTyped = isDirty || unrestored.current !== null;
    if (unrestored.current) state.form.reset(unrestored.current.values, { keepDefaultValues: true });
    unrestored.current = null;
    if (church.updated_at <= opened.updated_at) return;
    if (isSame(group, church, opened)) setOpened(church);
    else if (!isTyped) follow(church, true);
  }, [church.updated_at]);
  return { state, opened, setOpened };
}

/** A concurrent change of another group is no conflict: the input is sent with the new version. */
async function save(group: ChurchGroup, values: ChurchValues, opened: Church) {
  const result = await updateChurchAction({ ...(values as object), if_match: opened.updated_at });
  if (result.ok || result.error.code !== 'conflict') return result;
  const now = result.error.current as Church;
  if (!isSame(group, now, opened)) return result;
  return updateChurchAction({ ...(values as object), if_match: now.updated_at });
}

function isSame(group: ChurchGroup, one: Church, other: Church): boolean {
  return churchGroups[group].fields.every(
    (field) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );
}

function schemaOf(group: ChurchGroup): z.ZodType<unknown, ChurchValues> {
  const fields = churchGroups[group].fields.map((field) => [field, churchFields[field]] as const);
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodType<unknown, ChurchValues>;
}
