'use client';

import type { UseFormReturn } from 'react-hook-form';
import { FactChips } from '#components/words/fact-chips.tsx';
import { messages } from '#lib/language/messages.ts';
import type { Insertions } from '#lib/page-texts/insertions.ts';
import { type BlockKind, blockTypes } from '#lib/site-pages/blocks/block.ts';
import type { BlockFields as Fields } from '#lib/site-pages/blocks/fields.ts';
import type { BlockValues } from '#lib/site-pages/staff/blank-block.ts';
import { BlockFields } from './block-fields.tsx';

interface FieldsWithFactsProps {
  form: UseFormReturn<BlockValues>;
  kind: BlockKind;
  /** Facts that texts may name; null where they could not be read. */
  insertions: Insertions | null;
}

/** The fields of a block with the facts that its texts may name. */
export function FieldsWithFacts({ form, kind, insertions }: FieldsWithFactsProps) {
  const { fields } = blockTypes[kind];
  if (Object.keys(fields).length === 0) return <p>{messages.pageEditing.noFields}</p>;
  const content = <BlockFields form={form} fields={fields} />;
  return (
    <>
      {kind === 'gallery' && (
        <p className="border-s-3 border-sunflower ps-3 text-sm">{messages.pageEditing.consent}</p>
      )}
      {insertions && hasTexts(fields) ? <FactChips insertions={insertions}>{content}</FactChips> : content}
    </>
  );
}

/** Returns whether the church writes words into one of the fields. */
function hasTexts(fields: Fields): boolean {
  return Object.values(fields).some(
    ({ kind, label, fields: inner }) =>
      (inner ? hasTexts(inner) : ['line', 'text', 'rich'].includes(kind)) && label !== 'search',
  );
}
