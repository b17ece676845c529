'use client';

import type { z } from 'zod';
import { useUnsentText } from '#components/admin-mode/unsent-text.ts';
import { type EditForm, useEditForm } from '#components/form/use-edit-form.tsx';
import { messages } from '#lib/language/messages.ts';
import { updatePodcastAction } from '#lib/podcast/actions.ts';
import { type Podcast, podcastFields, type podcastInput } from '#lib/podcast/schema.ts';

export interface PodcastFormProps {
  podcast: Podcast;
  onSaved: (saved: Podcast) => void;
}

type Field = keyof typeof podcastFields.shape;
export type PodcastValues = Record<Field, string>;

/** Returns the form of these settings, which follows the server wherever nothing was typed. */
export function usePodcastForm(
  fields: readonly Field[],
  { podcast, onSaved }: PodcastFormProps,
): EditForm<Podcast, PodcastValues> {
  const mask = Object.fromEntries(fields.map((field) => [field, true as const]));
  const state = useEditForm<Podcast, PodcastValues, z.input<typeof podcastInput>, Podcast>({
    row: podcast,
    noun: messages.podcast.noun,
    labels: Object.fromEntries(fields.map((field) => [field, messages.podcastLog.labels[field]])),
    schema: podcastFields.pick(mask as never) as unknown as z.ZodType<unknown, PodcastValues>,
    valuesOf: (row) => Object.fromEntries(fields.map((field) => [field, row[field] ?? ''])) as PodcastValues,
    toInput: (values, if_match) => ({ ...values, if_match }),
    action: updatePodcastAction,
    failed: messages.podcast.saveFailed,
    done: messages.podcast.saved,
    onSuccess: (saved) => {
      state.follow(saved);
      onSaved(saved);
    },
  });
  useUnsentText(state.form.formState.isDirty);
  return state;
}
