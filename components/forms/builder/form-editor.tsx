'use client';

import './builder.css';
import { StaffBar } from '#components/admin-mode/staff-bar.tsx';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { hasSeats } from '#lib/forms/kinds.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { FormView } from '../form-view.tsx';
import { AfterwardsFields } from './afterwards-fields.tsx';
import { DeleteFormButton } from './delete-form-button.tsx';
import { type EditorPartProps, FormWords } from './form-words-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import { previewOf } from './preview-of.ts';
import { QuestionFields } from './question-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import { useFormEditor } from './use-form-editor.ts';
import { WhenFields } from './when-fields.tsx';

interface FormEditorProps {
  form: FormRow;
  onSaved: () => unknown;
}

/** The editor of a form: its words, its questions, its seats, and what happens with answers. */
export function FormEditor({ form: row, onSaved }: FormEditorProps) {
  const { form, submit, isPending, failure, notice, beside } = useFormEditor(row, onSaved);
  const words = messages.formEditing;
  return (
    <StaffForm onSubmit={submit} beside={beside} className="grid gap-8">
      <ErrorSummary form={form} />
      {failure && !failure.fields && <Refusal>{failure.message}</Refusal>}
      {notice}
      <div className="form-editor">
        <div className="grid gap-8">
          <TitledCard id="seen" title={words.seen}>
            <FormWords form={form} />
          </TitledCard>
          <TitledCard id="questions" title={words.questions} lead={words.questionsLead}>
            <QuestionFields form={form} />
          </TitledCard>
          {hasSeats({ kind: form.watch('kind') }) && <SeatFields form={form} />}
          <TitledCard id="when" title={words.when}>
            <WhenFields form={form} />
          </TitledCard>
          <OfferFields form={form} row={row} />
          <TitledCard id="afterwards" title={words.afterwards}>
            <AfterwardsFields form={form} row={row} />
          </TitledCard>
          <div className="flex flex-wrap gap-3">
            {row.is_open && (
              <Button href={unlinkedPaths.form(row.slug)} variant="secondary">
                {words.visit}
              </Button>
            )}
            <DeleteFormButton form={row} />
          </div>
        </div>
        <div className="form-preview">
          <TitledCard id="preview" title={words.preview}>
            <FormPreview form={form} />
          </TitledCard>
        </div>
      </div>
      <StaffBar className="-mx-5 flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <SwitchField form={form} name="is_open" label={words.isOpen} />
        <Button type="submit" pending={isPending}>
          {words.save}
        </Button>
      </StaffBar>
    </StaffForm>
  );
}

/** The form as people will see it, with what is typed and not saved yet. It cannot be sent. */
function FormPreview({ form }: EditorPartProps) {
  const shown = previewOf(form.watch());
  return (
    <div className="mt-6 grid gap-5 wrap-anywhere">
      <div>
        <h3 className="text-2xl">{shown.form.title}</h3>
        {shown.form.intro && <p className="mt-2 whitespace-pre-line text-ink-2">{shown.form.intro}</p>}
      </div>
      <FormView key={JSON.stringify(shown.form)} shown={shown} id="preview" isPreview />
    </div>
  );
}
