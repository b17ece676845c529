import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { callApi, listApi } from '#lib/core/browser/api-client.ts';
import type { OfferedCorrection } from '#lib/letters/corrections/schema.ts';
import type { LetterPlanRow, LetterRow } from '#lib/letters/schema.ts';
import { findLetterDeskAction } from '#lib/letters/staff/actions.ts';

/** Their counts change with each mail that leaves. */
const ofLetters = ['letters', 'mail'] as const;

/** How many letters a page of the list has. */
export const lettersPerPage = 20;

/** The letters of a page of the list, the newest first, with their counts. */
export function useLetters(page: number) {
  const path = `/api/letters?limit=${lettersPerPage}&offset=${(page - 1) * lettersPerPage}`;
  return usePrivateRead(path, ofLetters, (asked) => readPrivate(listApi<LetterRow>, asked));
}

/** One letter with its counts. */
export function useLetter(id: string) {
  return usePrivateRead(`/api/letters/${id}`, ofLetters, (asked) => readPrivate(callApi<LetterRow>, asked));
}

/** What is shown around all letters: whether mail can leave, and the topics. */
export function useLetterDesk() {
  const topics = ['church', 'ministries', 'events'] as const;
  return usePrivateRead('letter desk', topics, () => readPrivate(findLetterDeskAction, {})).data;
}

/** When 'this week' composes itself. */
export function useLetterPlan() {
  return usePrivateRead('/api/letter-plan', 'letters', (asked) => readPrivate(callApi<LetterPlanRow>, asked));
}

/** Letters that were sent, of which something has changed since. */
export function useCorrections() {
  const topics = ['letters', 'events'] as const;
  return usePrivateRead('/api/letters/corrections', topics, (asked) =>
    readPrivate(callApi<OfferedCorrection[]>, asked),
  ).data;
}
