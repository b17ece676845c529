'use client';

import { z } from 'zod';
import { useUnsentText } from '#components/admin-mode/unsent-text.ts';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { ImageField } from '#components/form/image-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { type EditForm, useEditForm } from '#components/form/use-edit-form.tsx';
import { MinistryChoice } from '#components/ministries/ministry-choice.tsx';
import { TranslatedField } from '#components/translations/translated.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import { updatePageAction } from '#lib/site-pages/actions.ts';
import { pageInput, type SitePageRow } from '#lib/site-pages/schema.ts';
import type { EditorDialogProps } from './use-edited-page.ts';
import { type PageTranslation, PageTranslationFields, usePageTranslation } from './use-page-translation.tsx';

/** The dialog of what is said of a page besides its words: title, address, picture, where it is listed. */
export function SettingsDialog({ edited, onClose }: EditorDialogProps) {
  const words = messages.pageEditing.settings;
  return (
    <Dialog isOpen onClose={onClose} title={words.open[edited.page.kind]}>
      <SettingsForm edited={edited} onClose={onClose} />
    </Dialog>
  );
}

function SettingsForm({ edited: { page, takeUp }, onClose }: Omit<EditorDialogProps, 'onEdit'>) {
  const words = messages.pageEditing.settings;
  const { blocks: _, ...labels } = messages.sitePagesLog.labels;
  const translation = usePageTranslation(page.id);
  const state = useEditForm<SitePageRow, SettingsValues, SettingsInput, SitePageRow>({
    row: page,
    beside: translation,
    noun: messages.pageEditing.nounPage[page.kind],
    labels,
    schema: settingsInput,
    valuesOf: settingsOf,
    toInput: (values, if_match) => ({ ...values, id: page.id, if_match }),
    action: updatePageAction,
    failed: messages.pageEditing.saveFailed,
    done: words.saved,
    onSuccess: (row) => {
      takeUp(row);
      onClose();
    },
  });
  useUnsentText(state.form.formState.isDirty || (translation?.isTyped ?? false));
  return (
    <StaffForm
      onSubmit={state.submit}
      beside={translation}
      submit={messages.ui.save}
      isPending={state.isPending}
      onCancel={onClose}
    >
      {state.notice}
      <ErrorSummary form={state.form} />
      <SettingsFields state={state} translation={translation} isNews={page.kind === 'news'} />
    </StaffForm>
  );
}

type SettingsInput = SettingsValues & { id: string; if_match: string };

interface SettingsFieldsProps {
  state: EditForm<SitePageRow, SettingsValues>;
  translation: PageTranslation | null;
  isNews: boolean;
}

function SettingsFields({ state: { form }, translation, isNews }: SettingsFieldsProps) {
  const words = messages.pageEditing.settings;
  return (
    <>
      <TranslatedField form={form} name="title" label={messages.labels.Title} />
      <TranslatedField
        form={form}
        name="summary"
        label={words.summary}
        help={words.summaryHelp}
        isOptional
        isLong
      />
      <TextField form={form} name="path" label={words.path} help={words.pathHelp} inputMode="url" />
      {translation && <PageTranslationFields translation={translation} />}
      <ImageField
        form={form}
        name="picture_url"
        label={words.picture}
        help={words.pictureHelp}
        bucket="pages"
      />
      {form.watch('picture_url') && (
        <TranslatedField
          form={form}
          name="picture_alt"
          label={messages.labels['What the picture shows']}
          isOptional
        />
      )}
      {isNews && <TextField form={form} name="category" label={messages.labels.Category} isOptional />}
      {isNews && <TextField form={form} name="pinned_until" label={words.pinned} type="date" isOptional />}
      <MinistryChoice form={form} name="ministry_id" label={words.ministry} permission="pages" />
      <SwitchField form={form} name="is_unlisted" label={words.unlisted} help={words.unlistedHelp} />
    </>
  );
}

const fields = pageInput.omit({ blocks: true }).extend({ path: z.string() });

/** What the form of a page's settings holds. */
type SettingsValues = z.input<typeof fields> & { ministry_id: string };

const settingsInput = fields as unknown as z.ZodType<unknown, SettingsValues>;

/** Returns the values of the form: fields are empty where the page has nothing. */
function settingsOf(page: SitePageRow): SettingsValues {
  const { title, summary, picture_alt, is_unlisted, path, draft_path } = page;
  return {
    ...{ title, summary, picture_alt, is_unlisted },
    path: draft_path ?? path,
    picture_url: page.picture_url ?? '',
    category: page.category ?? '',
    pinned_until: page.pinned_until ?? '',
    ministry_id: page.ministry_id ?? '',
  };
}
