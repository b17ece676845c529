import { signUpMessagesEs } from '#lib/forms/messages.es.ts';
import { formViewMessagesEs } from '#lib/forms/view-messages.es.ts';
import type { Messages } from './english.ts';
import type { groups as english } from './forms.en.ts';

export const groups: Pick<Messages, keyof typeof english> = {
  formView: formViewMessagesEs,
  signUps: signUpMessagesEs,
};
