'use client';

import { ChosenOffer } from '#components/words/fields/offered-field.tsx';
import { messages } from '#lib/language/messages.ts';
import type { EditorPartProps } from './form-words-fields.tsx';

/** The event that people sign up for, or none. */
export function EventChoice({ form }: EditorPartProps) {
  const { event: label, noEvent: none, eventHelp: help } = messages.formEditing;
  return <ChosenOffer name="event_id" kind="event" {...{ form, label, help, none }} />;
}
