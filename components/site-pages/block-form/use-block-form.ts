import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { isUploading, useUploadsEnd } from '#components/form/picture/use-uploads-end.ts';
import { focusInvalid } from '#components/ui/dialog/focus-invalid.ts';
import { isOutgrown } from '#components/ui/lazy/tell-failure.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { schemaResolver } from '#lib/core/browser/schema-resolver.ts';
import type { Values } from '#lib/core/fields/values.ts';
import { messages } from '#lib/language/messages.ts';
import { formSchema, valuesOfBlock } from '#lib/site-pages/staff/blank-block.ts';
import type { EditedPage } from '../editing/use-edited-page.ts';
import { type FormPlace, kindOfPlace } from './form-place.ts';
import { useKeptText } from './kept-text.ts';
import { type BlockSaving, useBlockSaving } from './use-block-saving.ts';

/** The pause in typing after which the text is saved. */
const pauseMilliseconds = 800;
/** The pause after which a site that did not answer is asked again. */
const retryMilliseconds = 5000;

export interface BlockFormState {
  form: UseFormReturn<Values>;
  saved: BlockSaving;
  /** Whether it waits for an upload before it saves. */
  isWaiting: boolean;
  /** Saves at once, or shows what is missing. Resolves to whether all is saved. */
  finish: () => Promise<boolean>;
  /** Saves what it can when the form is closed, and keeps the rest in this browser. */
  putAside: () => void;
}

/** The form of one block: it saves to the draft while someone writes, and keeps in this browser what it cannot save. */
export function useBlockForm(edited: EditedPage, place: FormPlace): BlockFormState {
  const { id } = edited.page;
  const kind = kindOfPlace(place);
  const kept = useKeptText(id, place);
  const [schema] = useState(() => formSchema(kind));
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues: kept.values ?? valuesOfBlock(kind, 'edits' in place ? place.edits.block : undefined),
  });
  const { isWaiting, uploadsEnd } = useUploadsEnd();
  const { values: typed } = kept;
  const saved = useBlockSaving({ form, schema, edited, place, kept });
  const keep = (isOpen: boolean) => kept.keep({ place: saved.place(), values: form.getValues(), isOpen });
  useTyping(form, saved, () => keep(true));
  useRetries(saved);
  useEffect(() => {
    if (typed) toast('info', messages.pageEditing.takenUp, { id: 'taken-up' });
  }, [typed]);
  return {
    form,
    saved,
    isWaiting,
    finish: async () => {
      // What an upload brings is not saved yet, whatever the form was before.
      if (saved.saving === 'saved' && 'edits' in saved.place() && !isUploading()) return true;
      if (!(await uploadsEnd())) return false;
      let isSaved = false;
      await form.handleSubmit(async () => {
        isSaved = await saved.save();
      })();
      if (!isSaved) focusInvalid();
      return isSaved;
    },
    putAside: () => {
      if (saved.saving === 'saved') return;
      keep(false);
      const tellKept = (isSaved: boolean) => isSaved || toast('info', messages.pageEditing.keptAside);
      if (saved.theirs) tellKept(false);
      else void saved.save().then(tellKept);
    },
  };
}

/** Keeps each change in this browser, and saves at each pause and once the network returns. */
function useTyping(form: UseFormReturn<Values>, saved: BlockSaving, keep: () => void): void {
  const latest = useRef({ ...saved, keep });
  latest.current = { ...saved, keep };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveSoon = () => {
      clearTimeout(timer);
      // A conflict waits for a decision.
      timer = setTimeout(() => latest.current.theirs ?? latest.current.save(), pauseMilliseconds);
    };
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Without a name the form was filled, not typed into.
      if (!name) return;
      latest.current.keep();
      latest.current.noteTyping();
      saveSoon();
    });
    const saveUnsaved = () => latest.current.saving !== 'saved' && saveSoon();
    window.addEventListener('online', saveUnsaved);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('online', saveUnsaved);
    };
  }, [form]);
}

/** Saves again and again while the site cannot be reached, such as during its update. */
function useRetries(saved: BlockSaving): void {
  const latest = useRef(saved);
  latest.current = saved;
  const { saving, failure } = saved;
  useEffect(() => {
    if (saving !== 'failed' || failure?.code !== 'unavailable') return;
    const timer = setInterval(async () => {
      // A newer version of the site takes nothing from this document: a reload brings the words back.
      if (await isOutgrown().catch(() => true)) return;
      clearInterval(timer);
      void latest.current.save();
    }, retryMilliseconds);
    return () => clearInterval(timer);
  }, [saving, failure]);
}
