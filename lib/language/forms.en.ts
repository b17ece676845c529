import { signUpMessages } from '#lib/forms/words/messages.ts';
import { formViewMessages } from '#lib/forms/words/view-messages.ts';
import { withOnePoint } from './one-point.ts';

/** The groups that the scripts of forms read, which come with the forms. */
export const groups = withOnePoint({ formView: formViewMessages, signUps: signUpMessages });
