'use client';

import { useForm } from 'react-hook-form';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { FormActions } from '#components/form/form-actions.tsx';
import { useUploadsEnd } from '#components/form/picture/use-uploads-end.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { WordsSheet } from '#components/words/words-sheet.tsx';
import { schemaResolver } from '#lib/core/browser/schema-resolver.ts';
import type { Values } from '#lib/core/fields/values.ts';
import { messages } from '#lib/language/messages.ts';
import { type Block, type BlockKind, blockTypes } from '#lib/site-pages/blocks/block.ts';
import { formSchema, valuesOfBlock } from '#lib/site-pages/staff/blank-block.ts';
import { withIdOf } from '#lib/site-pages/staff/edited-blocks.ts';

interface ListedBlockDialogProps {
  kind: BlockKind;
  /** The block to edit; null for a new one. */
  block: Block | null;
  onDone: (block: Block) => void;
  onClose: () => void;
}

/** The dialog of a block that is saved together with its list, such as the arrangement of a built-in page. */
export function ListedBlockDialog({ kind, block, onDone, onClose }: ListedBlockDialogProps) {
  const schema = formSchema(kind);
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues: valuesOfBlock(kind, block ?? undefined),
  });
  const { isWaiting, uploadsEnd } = useUploadsEnd();
  const submit = form.handleSubmit(() =>
    onDone(withIdOf(block ?? {}, schema.parse(form.getValues()) as Block)),
  );
  const finish = async () => {
    if (await uploadsEnd()) await submit();
  };
  const { kinds, about } = messages.blocks;
  return (
    <Dialog isOpen onClose={onClose} title={kinds[kind]} description={about[kind]}>
      <WordsSheet
        form={form}
        name=""
        field={blockTypes[kind]}
        onSubmit={finish}
        notice={<ErrorSummary form={form} />}
      >
        <FormActions submit={messages.pageEditing.done} isPending={isWaiting} onCancel={onClose} isFoot />
      </WordsSheet>
    </Dialog>
  );
}
