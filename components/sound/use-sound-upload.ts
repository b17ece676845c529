import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ActionForm, runUnlocked } from '#components/form/use-action-form.ts';
import type { SermonFormValues } from '#components/sermons/sermon-form-values.ts';
import { requestUnlock, stepFor } from '#components/ui/dialog/unlock.ts';
import type { ActionError } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { findSoundUploadAction } from '#lib/sound/actions.ts';
import type { FinishedUpload } from '#lib/sound/queries.ts';
import { type Sending, sendSound } from './send-sound.ts';

/** A file on its way. `lost`: the network is gone, and it is tried again. Sizes in bytes. */
export interface Underway {
  is: 'sending' | 'paused' | 'lost' | 'checking';
  name: string;
  sent: number;
  total: number;
}

/** How far the sound of the form is. */
export type SoundStep =
  | { is: 'none'; problem?: string }
  | Underway
  | { is: 'there'; name: string; seconds: number; total: number };

export interface SoundUpload {
  step: SoundStep;
  choose: (file: File) => void;
  pause: () => void;
  goOn: () => void;
  /** Forgets the upload, on the server too. */
  cancel: () => void;
  /** Saves the form, at once or when the sound is up. */
  submit: () => Promise<void>;
  /** The form is saved when the sound is up. */
  isSaving: boolean;
}

/** Stands for the upload's id while there is none: the form is whole, and its sound on the way. */
const onItsWay = 'on-its-way';

/** The upload of a sermon's sound: it goes on while the rest is typed, and when the network was lost. */
export function useSoundUpload(state: ActionForm<SermonFormValues>): SoundUpload {
  const { form } = state;
  const [step, setStep] = useState<SoundStep>({ is: 'none' });
  const sending = useSending();
  const saving = useSavingOnceUp(state, step);
  // A form that was saved begins again without the sound.
  if (step.is === 'there' && !form.watch('audio_upload')) setStep({ is: 'none' });

  const end = (problem?: string) => {
    form.setValue('audio_upload', '', { shouldDirty: true });
    setStep({ is: 'none', ...(problem && { problem }) });
  };
  const turn = (is: Underway['is']) => setStep((now) => (isMoving(now) ? { ...now, is } : now));
  const arrive = async (id: string, name: string) => {
    turn('checking');
    const found = await runUnlocked(findSoundUploadAction, { id });
    if (!found.ok) return end(found.error.message);
    fillIn(form, found.data);
    setStep({ is: 'there', name, seconds: found.data.seconds, total: found.data.bytes });
  };
  useKeptFile(form, arrive);
  const refuse = async (error: ActionError) => {
    const ask = stepFor(error.code);
    if (ask && (await requestUnlock(ask, { reason: error.message }))) return sending.current?.goOn();
    end(error.message);
  };
  const choose = (file: File) => {
    const { name, size: total } = file;
    sending.current?.pause();
    form.setValue('audio_upload', onItsWay, { shouldDirty: true });
    setStep({ is: 'sending', name, total, sent: 0 });
    sending.current = sendSound(file, {
      onProgress: (sent) => setStep({ is: 'sending', name, total, sent }),
      onWait: () => turn('lost'),
      onRefusal: (error) => void refuse(error),
      onArrival: (id) => void arrive(id, name),
    });
  };
  const act = (how: keyof Sending, then: () => void) => () => {
    sending.current?.[how]();
    then();
  };
  const pause = act('pause', () => turn('paused'));
  const goOn = act('goOn', () => turn('sending'));
  return { step, choose, pause, goOn, cancel: act('cancel', end), ...saving };
}

/** The upload under way, which pauses once the form is gone. */
function useSending(): RefObject<Sending | null> {
  const sending = useRef<Sending>(null);
  useEffect(() => () => sending.current?.pause(), []);
  return sending;
}

/** Shows the file that the draft of a form names: it was up already. */
function useKeptFile(
  form: UseFormReturn<SermonFormValues>,
  arrive: (id: string, name: string) => Promise<void>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useEffect(() => {
    const id = form.getValues('audio_upload');
    if (id) void arrive(id, messages.soundField.label);
  }, []);
}

/** Puts the upload into the form, and its title where none is typed. */
function fillIn(form: UseFormReturn<SermonFormValues>, { id, title }: FinishedUpload): void {
  form.setValue('audio_upload', id, { shouldDirty: true });
  form.clearErrors(['video_url', 'audio_url', 'audio_upload']);
  if (title && !form.getValues('title')) form.setValue('title', title, { shouldDirty: true });
}

function isMoving(step: SoundStep): step is Underway {
  return step.is !== 'none' && step.is !== 'there';
}

/** Saves a form whose sound is on its way as soon as it is up; what else is missing is said at once. */
function useSavingOnceUp(state: ActionForm<SermonFormValues>, step: SoundStep) {
  const [isSaving, setSaving] = useState(false);
  const isUnderway = isMoving(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the sound is up or refused
  useEffect(() => {
    if (!isSaving || isUnderway) return;
    setSaving(false);
    if (step.is === 'there') void state.submit();
  }, [isSaving, isUnderway]);
  const submit = async () => {
    if (!isUnderway) return state.submit();
    if (await state.form.trigger(undefined, { shouldFocus: true })) setSaving(true);
  };
  return { submit, isSaving };
}
