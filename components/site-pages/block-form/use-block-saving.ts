import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { Values } from '#lib/core/fields/values.ts';
import type { ActionError } from '#lib/core/operations/action.ts';
import type { Block } from '#lib/site-pages/blocks/block.ts';
import type { SitePageRow } from '#lib/site-pages/schema.ts';
import type { EditedPage } from '../editing/use-edited-page.ts';
import {
  changeAt,
  type FormPlace,
  placeAfter,
  placeOfVersion,
  type VersionedBlock,
  versionAt,
  versionOf,
} from './form-place.ts';
import type { KeptForm } from './kept-text.ts';

/** How far the form's text has come. */
export type Saving = 'saved' | 'typed' | 'saving' | 'invalid' | 'failed';

interface SavingState {
  saving: Saving;
  failure: ActionError | null;
  /** The block that the form is based on. */
  opened: VersionedBlock;
  /** The block as someone else has saved it first. */
  theirs: VersionedBlock | null;
}

export interface BlockSaving extends SavingState {
  /** Saves the form's values if they are valid. Resolves to whether all is saved. */
  save: () => Promise<boolean>;
  /** Bases the form on another version of the block. */
  rebase: (version: VersionedBlock) => void;
  clearConflict: () => void;
  noteTyping: () => void;
  /** Where the form's block is now. */
  place: () => FormPlace;
}

interface SavedForm {
  form: UseFormReturn<Values>;
  schema: z.ZodType<unknown, Values>;
  edited: EditedPage;
  place: FormPlace;
  kept: KeptForm;
}

/** Saves the block of a form to the page's draft, wherever it stands by then. */
export function useBlockSaving({ form, schema, edited, place, kept }: SavedForm): BlockSaving {
  const { page, saveBlocks } = edited;
  const base = useRef(place);
  const [state, setState] = useState<SavingState>(() => ({
    saving: kept.values ? 'typed' : 'saved',
    failure: null,
    opened: versionAt(place, page),
    theirs: null,
  }));
  const become = (change: Partial<SavingState>) => {
    setState((before) => ({ ...before, ...change }));
    return change.saving === 'saved';
  };
  const save = async () => {
    const values = JSON.stringify(form.getValues());
    const said = schema.safeParse(form.getValues());
    if (!said.success) return become({ saving: 'invalid' });
    become({ saving: 'saving' });
    const block = said.data as Block;
    // Read when its turn comes: an earlier save may still be on its way.
    const result = await saveBlocks((blocks) => changeAt(base.current, block, kept.unanswered())(blocks));
    if (result.ok) kept.noteUnanswered(null);
    else if (result.error.isUnanswered) kept.noteUnanswered(block);
    if (!result.ok) return become(failedWith(result.error, base.current, form));
    base.current = placeAfter(result.page, result.sent, block, base.current);
    // Someone may have gone on typing.
    const isAll = JSON.stringify(form.getValues()) === values;
    if (isAll) kept.forget();
    const opened = versionAt(base.current, result.page);
    return become({ saving: isAll ? 'saved' : 'typed', failure: null, opened });
  };
  return {
    ...state,
    save,
    rebase: (version) => {
      base.current = placeOfVersion(version, base.current);
      become({ opened: version, failure: null, saving: 'typed' });
    },
    clearConflict: () => become({ theirs: null }),
    noteTyping: () => become({ saving: 'typed' }),
    place: () => base.current,
  };
}

/** Returns the state after a refusal; refusals of fields are shown beside them. */
function failedWith(error: ActionError, at: FormPlace, form: UseFormReturn<Values>): Partial<SavingState> {
  const { fields = {}, message, code, current } = error;
  // `blocks.3.items.0.url` is `items.0.url` here.
  const ofBlock = /^blocks\.\d+\./;
  const names = Object.keys(fields);
  for (const name of names)
    form.setError(name.replace(ofBlock, ''), { message: fields[name]?.[0] ?? message });
  const isBesideFields = names.length > 0 && names.every((name) => ofBlock.test(name));
  const isOvertaken = code === 'conflict' && current;
  const theirs = isOvertaken ? versionOf(current as SitePageRow, at) : null;
  return { saving: 'failed', failure: isBesideFields || theirs ? null : error, theirs };
}
