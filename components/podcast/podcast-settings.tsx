'use client';

import type { UseFormReturn } from 'react-hook-form';
import { FieldError } from '#components/form/field-error.tsx';
import { PicturePicker } from '#components/form/picture/picture-picker.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useUpload } from '#components/form/use-upload.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { messages } from '#lib/language/messages.ts';
import { categoryOptions } from '#lib/podcast/category-options.ts';
import { languageOptions } from '#lib/podcast/languages.ts';
import { type PodcastFormProps, type PodcastValues, usePodcastForm } from './use-podcast-form.ts';

const fields = ['title', 'author', 'summary', 'category', 'language', 'owner_email', 'art_url'] as const;

/** What directories show of the podcast. */
export function PodcastSettings(props: PodcastFormProps) {
  const state = usePodcastForm(fields, props);
  const { form, isPending, opened } = state;
  const { labels } = messages.podcastLog;
  const words = messages.podcast.settings;
  return (
    <TitledCard id="settings" title={words.title} lead={words.lead}>
      <StaffForm state={state}>
        <CoverField form={form} />
        <TextField form={form} name="title" label={labels.title} />
        <TextField form={form} name="author" label={labels.author} />
        <TextField form={form} name="summary" label={labels.summary} help={words.summaryHelp} isLong />
        <SelectField form={form} name="category" label={labels.category} options={categoryOptions()} />
        <SelectField
          form={form}
          name="language"
          label={labels.language}
          options={languageOptions(opened.language, churchLanguage())}
        />
        <TextField
          form={form}
          name="owner_email"
          label={labels.owner_email}
          help={words.emailHelp}
          type="email"
          inputMode="email"
        />
        <div>
          <Button type="submit" pending={isPending}>
            {messages.podcast.save}
          </Button>
        </div>
      </StaffForm>
    </TitledCard>
  );
}

/** The cover art: the one that is uploaded, or the one that the site draws. */
function CoverField({ form }: { form: UseFormReturn<PodcastValues> }) {
  const words = messages.podcast.cover;
  const own = form.watch('art_url');
  const choose = (url: string) => form.setValue('art_url', url, { shouldDirty: true, shouldValidate: true });
  const { progress, problem, pick } = useUpload('podcast-art', choose);
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold">{words.title}</legend>
      <div className="podcast-art">
        {/* biome-ignore lint/performance/noImgElement: the art as directories get it */}
        <img className="podcast-cover" src={own || unlinkedPaths.podcastArt()} alt={words.alt} />
        <div className="grid content-start justify-items-start gap-3">
          <Badge>{own ? words.own : words.drawn}</Badge>
          <p className="text-sm text-ink-2">{words.lead}</p>
          <PicturePicker label={words.title} progress={progress} onPick={pick} />
          <FieldError>{problem}</FieldError>
          <p className="text-sm text-ink-3">{words.help}</p>
          {own && (
            <Button size="small" variant="quiet" onClick={() => choose('')}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}
