import { clockOptions } from '#components/church/clock-options.ts';
import { SelectField } from '#components/form/select-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { Button } from '#components/ui/button.tsx';
import { languageNames } from '#lib/core/language/language-names.ts';
import { languages } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import type { FactsForm } from './use-facts-form.tsx';

/** The first question: what the setup and the site speak, and how they write times. */
export function LanguageForm({ form, submitLanguage, isPending }: FactsForm) {
  const words = messages.setupForm;
  const [language = '', country = ''] = form.watch(['language', 'country']);
  return (
    <section aria-labelledby="language" className="grid gap-6">
      <h2 id="language" className="text-3xl">
        {messages.settingsGroups.language.title}
      </h2>
      <StaffForm onSubmit={submitLanguage} className="grid max-w-2xl gap-6">
        <SelectField
          form={form}
          name="language"
          label={words.language}
          help={words.languageHelp}
          options={languages.map((tag) => ({ value: tag, label: languageNames[tag] }))}
        />
        <SelectField
          form={form}
          name="clock"
          label={messages.churchFacts.labels.clock}
          options={clockOptions(language, country)}
        />
        <Button type="submit" variant="secondary" pending={isPending} className="justify-self-start">
          {words.saveLanguage}
        </Button>
      </StaffForm>
    </section>
  );
}
