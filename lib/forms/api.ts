import { z } from 'zod';
import { formRow } from './schema.ts';

const camp = {
  title: 'Youth camp',
  capacity: 20,
  questions: [{ kind: 'text', label: 'Anything that the child must not eat?', is_sensitive: true }],
};

export const formCalls = {
  list: {
    summary: 'Forms',
    detail:
      'Visitors get the open ones, without `notify`, `ministry_id` and `removed_questions`; staff all, leaders those of their ministries.',
    answer: z.array(formRow),
  },
  create: {
    summary: 'Add a form',
    detail:
      'Its `slug` is made of the title and stays; ids of questions and slots are made where they are absent.',
    status: 201,
    location: ({ id }: { id: string }) => `/api/forms/${id}`,
    answer: formRow,
    example: camp,
  },
  find: {
    summary: 'A form',
    detail:
      'What a visitor needs to answer it. A closed form that stands on an event or on a page has `is_open: false`; one that stands nowhere is 404.',
    also: [404],
    answer: formRow,
  },
  update: {
    summary: 'Change a form',
    detail:
      'Omitted fields are kept; `questions` and `slots` are sent whole. Who waits comes in when there are more seats. While people are signed up, `kind` and `event_id` stay, and so do their slots: 409.',
    also: [409],
    answer: formRow,
    example: { capacity: 24 },
  },
  remove: {
    summary: 'Delete a form',
    detail:
      'With what it was answered. 409 with the number of people while somebody is signed up for a date to come. The log can restore the form, not the answers.',
    also: [409],
  },
} as const;
