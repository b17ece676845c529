'use client';

import type { z } from 'zod';
import { ImageField } from '#components/form/image-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { TranslatedField } from '#components/translations/translated.tsx';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { messages } from '#lib/language/messages.ts';
import { updateSeriesAction } from '#lib/sermons/actions.ts';
import { type Series, seriesInput, type seriesUpdate } from '#lib/sermons/series/schema.ts';

/** The form of a series; saving asks again when somebody else was faster. */
export function SeriesForm({ series, onClose }: { series: Series; onClose: () => void }) {
  const refresh = useRefresh();
  const state = useEditForm<Series, z.input<typeof seriesInput>, z.input<typeof seriesUpdate>, Series>({
    row: series,
    beside: useTranslation('series', series.slug),
    noun: messages.seriesLog.singular,
    labels: messages.seriesLog.labels,
    schema: seriesInput,
    valuesOf: ({ title, description, picture_url }) => ({
      ...{ title, description },
      picture_url: picture_url ?? '',
    }),
    toInput: (values, if_match) => ({ ...values, slug: series.slug, if_match }),
    action: updateSeriesAction,
    failed: messages.series.saveFailed,
    done: messages.series.saved,
    onSuccess: () => {
      onClose();
      void refresh();
    },
  });
  const { form, isPending } = state;
  return (
    <StaffForm
      state={state}
      submit={isPending ? messages.series.saving : messages.series.save}
      onCancel={onClose}
    >
      <TranslatedField form={form} name="title" label={messages.series.title} isStart />
      <TranslatedField
        form={form}
        name="description"
        label={messages.series.words}
        help={messages.series.wordsHelp}
        isOptional
        isLong
      />
      <ImageField
        form={form}
        name="picture_url"
        label={messages.series.picture}
        bucket="sermon-thumbnails"
        help={messages.series.pictureHelp}
      />
    </StaffForm>
  );
}
