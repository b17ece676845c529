'use client';

import { ErrorSummary } from '#components/form/error-summary.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { messages } from '#lib/language/messages.ts';
import { categoryOptions } from '#lib/podcast/category-options.ts';
import { languageOptions } from '#lib/podcast/languages.ts';
import { CoverField } from './cover-field.tsx';
import { type PodcastFormProps, usePodcastForm } from './use-podcast-form.ts';

const fields = ['title', 'author', 'summary', 'category', 'language', 'owner_email', 'art_url'] as const;

/** What directories show of the podcast. */
export function PodcastSettings(props: PodcastFormProps) {
  const { form, notice, submit, isPending, opened } = usePodcastForm(fields, props);
  const { labels } = messages.podcastLog;
  const words = messages.podcast.settings;
  return (
    <TitledCard id="settings" title={words.title} lead={words.lead}>
      <StaffForm onSubmit={submit}>
        <ErrorSummary form={form} />
        {notice}
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
