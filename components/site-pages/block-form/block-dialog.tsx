'use client';

import { useUnsentText } from '#components/admin-mode/unsent-text.ts';
import { ConflictNotice } from '#components/form/conflict-notice.tsx';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { WordsPreview } from '#components/words/preview/words-preview.tsx';
import { WordsSheet } from '#components/words/words-sheet.tsx';
import type { Values } from '#lib/core/fields/values.ts';
import { messages } from '#lib/language/messages.ts';
import { blockTypes } from '#lib/site-pages/blocks/block.ts';
import { blockWords } from '#lib/site-pages/blocks/block-texts.ts';
import { valuesOfBlock } from '#lib/site-pages/staff/blank-block.ts';
import type { EditedPage } from '../editing/use-edited-page.ts';
import { type FormPlace, kindOfPlace, type VersionedBlock } from './form-place.ts';
import { type BlockFormState, useBlockForm } from './use-block-form.ts';
import type { BlockSaving, Saving } from './use-block-saving.ts';

interface BlockDialogProps {
  edited: EditedPage;
  place: FormPlace;
  onClose: () => void;
}

/** The dialog that edits a block of a page, or adds one. It saves by itself. */
export function BlockDialog(props: BlockDialogProps) {
  const { edited, place } = props;
  const kind = kindOfPlace(place);
  const state = useBlockForm(edited, place);
  const at = state.saved.place();
  const id = 'edits' in at ? at.edits.block.id : undefined;
  const { translation, leave, finish } = useBlockTranslation(props, state, id);
  return (
    <Dialog
      isOpen
      onClose={leave}
      title={messages.blocks.kinds[kind]}
      description={messages.blocks.about[kind]}
      width="sides"
    >
      <WordsSheet
        form={state.form}
        name=""
        beside={id ? translation : null}
        field={blockTypes[kind]}
        onSubmit={finish}
        notice={<BlockConflict state={state} />}
        preview={
          <WordsPreview
            drawing={{ html: edited.drawn.html, problem: edited.problem }}
            mark={`[data-block="${'edits' in at ? at.edits.place : 'new'}"]`}
          />
        }
      >
        <div className="form-foot -mx-5 -mb-6 flex flex-wrap items-center justify-between gap-3 rounded-b-card border-t border-rule bg-paper px-5 py-4 sm:-mx-8 sm:px-8">
          <SavingWords {...state.saved} />
          <Button
            type="submit"
            pending={state.isWaiting || state.saved.saving === 'saving'}
            className="ms-auto"
          >
            {messages.pageEditing.done}
          </Button>
        </div>
      </WordsSheet>
    </Dialog>
  );
}

/** The block in the second language, saved once the block is. What could not be saved keeps the dialog open. */
function useBlockTranslation({ edited, onClose }: BlockDialogProps, state: BlockFormState, id?: string) {
  const translation = useTranslation('site_pages', edited.page.id, {
    nameOf: (field) => `blocks.${id}.${field}`,
  });
  useUnsentText((translation?.isTyped ?? false) || state.saved.saving !== 'saved');
  const isSaved = async () => !translation?.isTyped || (await translation.save(edited.page)).ok;
  return {
    translation,
    leave: async () => {
      state.putAside();
      if (await isSaved()) onClose();
    },
    finish: async () => {
      if ((await state.finish()) && (await isSaved())) onClose();
    },
  };
}

function SavingWords({ saving, failure, opened }: BlockSaving) {
  const words = messages.pageEditing;
  const problem = failure?.isUnanswered ? words.unreachable : failure?.message;
  const said: Record<Saving, string> = {
    saved: opened.block ? words.saved : '',
    typed: words.unsaved,
    saving: messages.ordering.saving,
    invalid: words.unsaved,
    failed: problem ? words.notSaved(problem) : words.unsaved,
  };
  return (
    <p
      role="status"
      className={`text-sm ${saving === 'failed' ? 'font-semibold text-paintbrush' : 'text-ink-2'}`}
    >
      {said[saving]}
    </p>
  );
}

/** What someone else wrote into the same block first. */
function BlockConflict({ state: { form, saved } }: { state: BlockFormState }) {
  const conflict = { form, conflict: saved.theirs, clearConflict: saved.clearConflict };
  return (
    <ConflictNotice<VersionedBlock, Values>
      state={conflict}
      noun={messages.pageEditing.noun}
      opened={saved.opened}
      labels={{ block: messages.labels.Words }}
      format={(_field, block: never) => blockWords([block])}
      isWhole
      valuesOf={({ block }) => (block ? valuesOfBlock(block.kind, block) : form.getValues())}
      onSettled={saved.rebase}
    />
  );
}
