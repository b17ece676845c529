import { signUpMessagesEs } from '#lib/forms/words/messages.es.ts';
import { formViewMessagesEs } from '#lib/forms/words/view-messages.es.ts';
import type { Messages } from './english.ts';
import type { groups as english } from './forms.en.ts';
import { withOnePoint } from './one-point.ts';

export const groups = withOnePoint<Pick<Messages, keyof typeof english>>({
  formView: formViewMessagesEs,
  signUps: signUpMessagesEs,
});
