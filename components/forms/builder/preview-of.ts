import type { ShownForm } from '#lib/forms/public/shown-form.ts';
import { messages } from '#lib/language/messages.ts';
import { type FormValues, inputOf } from './form-values.ts';

/** Returns the form of these values as a page shows it: what is no number yet counts as none. */
export function previewOf(values: FormValues): ShownForm {
  const { kind, title, intro, thanks, has_waiting_list, questions, slots, ...typed } = inputOf(values);
  return {
    form: {
      ...{ id: '', slug: '', kind, title, intro, thanks, has_waiting_list },
      event_id: typed.event_id,
      questions: questions.map((question, place) => ({
        ...question,
        id: question.id ?? `question-${place}`,
        help: question.help || null,
      })),
      slots: slots.map((slot, place) => ({
        ...slot,
        id: slot.id ?? `slot-${place}`,
        capacity: slot.capacity || null,
      })),
      party_max: Math.min(typed.party_max || 1, 20),
      keep_days: typed.keep_days || 0,
      ...{
        capacity: typed.capacity || null,
        opens_at: null,
        closes_minutes: 0,
        is_open: true,
        is_contact: false,
        is_visit: false,
        updated_at: '',
      },
    },
    dates: [],
    isSeries: false,
    // The page lists the coming ones.
    services: [{ value: 'service', label: messages.formEditing.questionKinds.service }],
    closed: null,
    isMailed: false,
    privacy: undefined,
  };
}
