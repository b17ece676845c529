'use client';

import { useState } from 'react';
import { type ActionForm, useActionForm } from '#components/form/use-action-form.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { type ListRow, readList } from '#lib/subscribers/staff/list/read-list.ts';
import { namedTopics } from '#lib/subscribers/staff/list/topic-names.ts';
import {
  type ImportResult,
  type PeopleList,
  peopleList,
  type SubscriberNumbers,
} from '#lib/subscribers/staff/schema.ts';
import { sendPeople } from './send-people.ts';

/** What was looked at, and what would become of it. */
export interface LookedAt {
  rows: readonly ListRow[];
  consent: PeopleList['consent'] | undefined;
  result: ImportResult;
}

/** The form of a list, and what the last look at it found. */
export function useImport(topics: SubscriberNumbers['topics']) {
  const [lookedAt, setLookedAt] = useState<LookedAt | null>(null);
  const state: ActionForm<PeopleList> = useActionForm<PeopleList, PeopleList, LookedAt>({
    schema: peopleList,
    defaultValues: blank,
    action: (values) => look(values, topics),
    failed: messages.subscriberList.lookFailed,
    onSuccess: setLookedAt,
  });
  const clear = () => {
    setLookedAt(null);
    state.form.reset(blank);
  };
  return { state, lookedAt, goBack: () => setLookedAt(null), clear };
}

const blank: PeopleList = {
  text: '',
  topics: ['week'],
  basis: 'ask',
  consent: { words: '', date: '' },
};

async function look(
  { text, topics: chosen, basis, consent: typed }: PeopleList,
  topics: SubscriberNumbers['topics'],
): Promise<ActionResult<LookedAt>> {
  const { notAList, noneInList } = messages.subscriberList;
  const list = readList(text, { topics: chosen, named: namedTopics(topics) });
  if (!list || list.rows.length === 0) return refused(list ? noneInList : notAList);
  const consent = basis === 'agreed' ? typed : undefined;
  const answer = await sendPeople({ rows: list.rows, ...(consent && { consent }), dry_run: true });
  if (answer.ok) return { ok: true, data: { rows: list.rows, consent, result: answer.data } };
  const { rows, ...fields } = answer.error.fields ?? {};
  return { ok: false, error: { ...answer.error, fields: { ...fields, ...(rows && { text: rows }) } } };
}

function refused(message: string): ActionResult<LookedAt> {
  return { ok: false, error: { code: 'invalid', message, fields: { text: [message] } } };
}
