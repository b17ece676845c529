'use client';

import { useForm } from 'react-hook-form';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { schemaResolver } from '#lib/core/site/forms/schema-resolver.ts';
import { messages } from '#lib/language/messages.ts';
import type { Block, BlockKind } from '#lib/site-pages/blocks/block.ts';
import { type BlockValues, blankBlock, valuesOfBlock } from '#lib/site-pages/staff/blank-block.ts';
import { FieldsWithFacts } from './fields-with-facts.tsx';
import { formSchema } from './form-schema.ts';
import { useInsertions } from './use-insertions.ts';

interface ListedBlockDialogProps {
  kind: BlockKind;
  /** The block to edit; null for a new one. */
  block: Block | null;
  onDone: (block: Block) => void;
  onClose: () => void;
}

/** The dialog of a block that is saved together with its list, such as the arrangement of a built-in page. */
export function ListedBlockDialog({ kind, block, onDone, onClose }: ListedBlockDialogProps) {
  const insertions = useInsertions();
  const schema = formSchema(kind);
  const form = useForm<BlockValues>({
    resolver: schemaResolver(schema),
    defaultValues: block ? valuesOfBlock(block) : blankBlock(kind),
  });
  const finish = form.handleSubmit(() => onDone(schema.parse(form.getValues()) as Block));
  const { kinds, about } = messages.blocks;
  return (
    <Dialog isOpen onClose={onClose} title={kinds[kind]} description={about[kind]}>
      <StaffForm onSubmit={finish}>
        <ErrorSummary form={form} />
        {insertions !== undefined && <FieldsWithFacts form={form} kind={kind} insertions={insertions} />}
        <FormActions submit={messages.pageEditing.done} isPending={false} onCancel={onClose} isFoot />
      </StaffForm>
    </Dialog>
  );
}
