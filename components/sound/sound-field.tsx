'use client';

import { useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FieldError } from '#components/form/field-error.tsx';
import { TextField } from '#components/form/text-field.tsx';
import type { SermonFormValues } from '#components/sermons/sermon-form-values.ts';
import { Button } from '#components/ui/button.tsx';
import { AudioLines } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { messages } from '#lib/language/messages.ts';
import { SoundProgress } from './sound-progress.tsx';
import { forgetUploads, interruptedUpload } from './upload-memory.ts';
import type { SoundUpload } from './use-sound-upload.ts';

interface SoundFieldProps {
  form: UseFormReturn<SermonFormValues>;
  sound: SoundUpload;
}

/** The sermon's sound: a file that is uploaded, or an address elsewhere. */
export function SoundField({ form, sound }: SoundFieldProps) {
  const words = messages.soundField;
  const help = useId();
  const { step } = sound;
  const address = form.watch('audio_url') ?? '';
  const isOwn = address.startsWith('/');
  const errorOf = (name: 'audio_upload' | 'audio_url') =>
    form.getFieldState(name, form.formState).error?.message;
  const remove = () => form.setValue('audio_url', '', { shouldDirty: true });
  return (
    <fieldset aria-describedby={help} className="grid min-w-0 gap-3">
      <legend className="mb-2 text-sm font-semibold">
        <span>{words.label}</span>{' '}
        <span className="ms-0.5 font-normal text-ink-3">{messages.fields.optional}</span>
      </legend>
      {step.is === 'none' && isOwn && <OwnSound address={address} onRemove={remove} />}
      {step.is === 'none' ? (
        <Chooser label={isOwn ? words.replace : words.choose} onChoose={sound.choose} />
      ) : (
        <SoundProgress step={step} sound={sound} />
      )}
      <FieldError>
        {(step.is === 'none' && step.problem) || errorOf('audio_upload') || (isOwn && errorOf('audio_url'))}
      </FieldError>
      <p id={help} className="text-sm text-ink-3">
        {words.help}
      </p>
      {step.is === 'none' && !isOwn && (
        <TextField
          form={form}
          name="audio_url"
          label={words.address}
          isOptional
          inputMode="url"
          placeholder="https://"
        />
      )}
    </fieldset>
  );
}

function OwnSound({ address, onRemove }: { address: string; onRemove: () => void }) {
  const words = messages.soundField;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* biome-ignore lint/a11y/useMediaCaption: to check which file it is */}
      <audio controls preload="none" src={address} aria-label={words.own} className="max-w-full" />
      <Button variant="quiet" size="small" onClick={onRemove}>
        <span>{messages.ui.remove}</span>
        <span className="sr-only">{` ${words.label}`}</span>
      </Button>
    </div>
  );
}

interface ChooserProps {
  label: string;
  onChoose: (file: File) => void;
}

/** Picks a file, or the one whose upload was interrupted. */
function Chooser({ label, onChoose }: ChooserProps) {
  const words = messages.soundField;
  const picker = useRef<HTMLInputElement>(null);
  const [interrupted, setInterrupted] = useState(interruptedUpload);
  const pick = () => picker.current?.click();
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="audio/mpeg,audio/mp4,audio/x-m4a,.mp3,.m4a"
        aria-label={words.choose}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => target.files?.[0] && onChoose(target.files[0])}
      />
      {interrupted && <p className="text-sm">{words.interrupted(interrupted)}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="small" onClick={pick}>
          <Labelled icon={<AudioLines aria-hidden size={18} strokeWidth={1.75} />}>
            {interrupted ? words.goOnWith(interrupted) : label}
          </Labelled>
        </Button>
        {interrupted && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              forgetUploads();
              setInterrupted(null);
            }}
          >
            {words.forget}
          </Button>
        )}
      </div>
    </>
  );
}
