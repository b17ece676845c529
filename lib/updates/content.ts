import { defineContent, type RowChange } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';

/** What staff chose about updates. The activity log tells it; the program has changed by then, so nothing is undone. */
export const updateContent = defineContent({
  table: 'update_choice',
  topic: 'staff',
  permission: 'settings',
  isInternal: true,
  title: null,
  always: ['choice', 'version'],
  words: () => messages.updatesLog,
  headline,
  isFinal: true,
});

function headline({ after }: RowChange): string {
  const { choices } = messages.updatesLog;
  const version = typeof after?.version === 'string' ? after.version : '';
  const choice = String(after?.choice);
  return Object.hasOwn(choices, choice)
    ? choices[choice as keyof typeof choices](version)
    : messages.updatesLog.changed;
}
