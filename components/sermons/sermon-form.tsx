'use client';

import { ImageField } from '#components/form/image-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import type { ActionForm } from '#components/form/use-action-form.ts';
import { useRead } from '#components/live-updates/use-read.ts';
import { SoundField } from '#components/sound/sound-field.tsx';
import type { SoundUpload } from '#components/sound/use-sound-upload.ts';
import { TranslatedField } from '#components/translations/translated.tsx';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { messages } from '#lib/language/messages.ts';
import { listSeriesAction, listSpeakersAction } from '#lib/sermons/actions.ts';
import { earliestSermonDate } from '#lib/sermons/schema.ts';
import { NotesField } from './notes/notes-field.tsx';
import type { SermonFormValues } from './sermon-form-values.ts';
import { SpeakerField } from './speaker-field.tsx';

interface SermonFormProps {
  state: ActionForm<SermonFormValues>;
  sound: SoundUpload;
  submit: string;
  onCancel: () => void;
}

/** The form for adding and editing sermons. */
export function SermonForm({ state, sound, submit, onCancel }: SermonFormProps) {
  const { form, isPending } = state;
  return (
    <StaffForm
      state={state}
      onSubmit={sound.submit}
      submit={sound.isSaving ? messages.soundField.saving : submit}
      isPending={isPending || sound.isSaving}
      onCancel={onCancel}
    >
      <Particulars form={form} />
      <SoundField form={form} sound={sound} />
      <TextField
        form={form}
        name="video_url"
        label={messages.sermonForm.videoUrl}
        type="url"
        inputMode="url"
        placeholder="https://"
        help={messages.sermonForm.videoHelp}
      />
      <TranslatedField form={form} name="description" label={messages.sermonForm.description} isLong />
      <NotesField form={form} />
      <TextField
        form={form}
        name="chapters"
        label={messages.chapters.label}
        placeholder={messages.chapters.example}
        help={messages.chapters.help}
        isLong
        isOptional
      />
      <ImageField
        form={form}
        name="thumbnail_url"
        label={messages.sermonForm.thumbnail}
        bucket="sermon-thumbnails"
        help={messages.sermonForm.thumbnailHelp}
        isKeptWhenEmpty
      />
    </StaffForm>
  );
}

function Particulars({ form }: Pick<ActionForm<SermonFormValues>, 'form'>) {
  const { speakers, series } = useKnownNames();
  return (
    <>
      <TranslatedField form={form} name="title" label={messages.sermonForm.title} isStart />
      <div className="grid gap-6 sm:grid-cols-2">
        <SpeakerField form={form} names={speakers} />
        <TextField
          form={form}
          name="date"
          label={messages.sermonForm.date}
          type="date"
          min={earliestSermonDate}
          max={churchToday()}
          className="content-start"
        />
        <TextField
          form={form}
          name="passage"
          label={messages.sermonForm.passage}
          isOptional
          placeholder={messages.sermonForm.passageExample}
        />
        <TextField
          form={form}
          name="series"
          label={messages.sermonForm.series}
          isOptional
          suggestions={series}
          autoComplete="off"
        />
      </div>
    </>
  );
}

/** Returns known speakers and series; empty while loading. Without suggestions a name can still be typed. */
function useKnownNames(): { speakers: string[]; series: string[] } {
  const [speakers, series] = useRead(() => Promise.all([listSpeakersAction({}), listSeriesAction({})])) ?? [];
  return {
    speakers: speakers?.ok ? speakers.data.map(({ name }) => name) : [],
    series: series?.ok ? series.data.map(({ name }) => name) : [],
  };
}
