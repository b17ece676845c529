'use client';

import { messages } from '#lib/language/messages.ts';
import '#components/form/field.css';
import { InputField } from '#components/form/form-field.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { csvTables } from '#lib/imports/csv/columns.ts';
import type { ImportSourceOffer } from '#lib/imports/schema.ts';
import { CsvMatching } from './csv-matching.tsx';
import { OwnSiteField } from './own-site-field.tsx';
import { useImportForm } from './use-import-form.ts';

interface ImportFormProps {
  sources: readonly ImportSourceOffer[];
  onBegun: () => Promise<unknown>;
}

const tableOptions = () => csvTables.map((value) => ({ value, label: messages.imports.tables[value] }));

/** Chooses a source and its options. */
export function ImportForm({ sources, onBegun }: ImportFormProps) {
  const state = useImportForm(sources, onBegun);
  const { form, chosen, submit, isPending, file, csv } = state;
  return (
    <StaffForm onSubmit={submit} className="grid gap-5">
      <SelectField
        form={form}
        name="source"
        label={messages.importPanel.source}
        help={chosen?.about}
        options={sources.map(({ source, label }) => ({ value: source, label }))}
      />
      {chosen && <SourceFields {...state} chosen={chosen} />}
      {chosen?.source === 'csv' && file && csv.preview && (
        <CsvMatching table={csv.table} preview={csv.preview} match={csv.match} onMatch={csv.setMatch} />
      )}
      <div>
        <Button type="submit" pending={isPending}>
          {messages.importPanel.look}
        </Button>
      </div>
    </StaffForm>
  );
}

type SourceFieldsProps = Pick<ReturnType<typeof useImportForm>, 'form' | 'chooseFile'> & {
  chosen: ImportSourceOffer;
};

function SourceFields({ form, chosen, chooseFile }: SourceFieldsProps) {
  const { source, takes } = chosen;
  return (
    <>
      {source === 'csv' && (
        <SelectField form={form} name="table" label={messages.importPanel.table} options={tableOptions()} />
      )}
      {takes.url && (
        <TextField
          form={form}
          name="url"
          label={messages.importPanel.url}
          help={source === 'site' ? messages.movingIn.addressHelp : undefined}
          inputMode="url"
          isOptional={takes.file !== null}
        />
      )}
      {takes.file !== null && (
        <FileField
          key={source}
          accept={takes.file}
          error={form.formState.errors.file?.message}
          onChoose={chooseFile}
        />
      )}
      <KeyFields form={form} chosen={chosen} />
      <SourceSwitches form={form} chosen={chosen} />
    </>
  );
}

/** Keys: one that is used once, or those that are kept sealed. */
function KeyFields({ form, chosen }: Pick<SourceFieldsProps, 'form' | 'chosen'>) {
  return (
    <>
      {chosen.takes.key && (
        <TextField
          form={form}
          name="key"
          label={messages.importPanel.key}
          help={messages.importPanel.keyHelp}
          isOptional
          type="password"
        />
      )}
      {chosen.keys.map(({ name, label }) => (
        <TextField
          key={name}
          form={form}
          name={name}
          label={label}
          help={messages.importPanel.keptKeyHelp}
          type="password"
        />
      ))}
    </>
  );
}

function SourceSwitches({ form, chosen }: Pick<SourceFieldsProps, 'form' | 'chosen'>) {
  const { source, can_keep_in_step, has_addresses } = chosen;
  return (
    <>
      {source === 'site' && <OwnSiteField form={form} />}
      {can_keep_in_step && (
        <SwitchField
          form={form}
          name="keep_in_step"
          label={messages.importPanel.keepInStep}
          help={messages.importPanel.keepInStepHelp}
        />
      )}
      {source === 'feed' && (
        <SwitchField
          form={form}
          name="fetch_sound"
          label={messages.importPanel.fetchSound}
          help={messages.importPanel.fetchSoundHelp}
        />
      )}
      {has_addresses && source !== 'site' && (
        <SwitchField
          form={form}
          name="keep_addresses"
          label={messages.importPanel.keepAddresses}
          help={messages.importPanel.keepAddressesHelp}
        />
      )}
    </>
  );
}

interface FileFieldProps {
  accept: string;
  error: string | undefined;
  onChoose: (file: File | null) => void;
}

function FileField({ accept, error, onChoose }: FileFieldProps) {
  return (
    <InputField
      label={messages.importPanel.file}
      error={error}
      type="file"
      accept={accept}
      onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
    />
  );
}
