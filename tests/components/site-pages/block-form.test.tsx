import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { WordsFields } from '#components/words/fields/words-fields.tsx';
import type { Field } from '#lib/core/fields/field.ts';
import type { Values } from '#lib/core/fields/values.ts';
import english from '#lib/language/generated/en.ts';
import { type BlockKind, blockKinds, blockTypes } from '#lib/site-pages/blocks/block.ts';
import { valuesOfBlock } from '#lib/site-pages/staff/blank-block.ts';

function FormOf({ kind, values }: { kind: BlockKind; values: Values }) {
  const form = useForm<Values>({ defaultValues: values });
  return <WordsFields form={form} name="" field={blockTypes[kind]} />;
}

function markupOf(kind: BlockKind, values: Values = valuesOfBlock(kind)): string {
  return renderToStaticMarkup(<FormOf kind={kind} values={values} />);
}

function labelsOf({ label, fields = {} }: Field): string[] {
  return [label, ...Object.values(fields).flatMap(labelsOf)];
}

test.each(blockKinds)('the form of %s has every field of its description', (kind) => {
  const markup = markupOf(kind);
  for (const label of labelsOf(blockTypes[kind])) expect(markup).toContain(label);
});

test('a picture asks for its description, or whether it is only decorative', () => {
  const undecided = markupOf('picture');
  expect(undecided).toContain(english.blocks.decorative);
  expect(undecided).not.toContain('checked=""');
  expect(markupOf('picture', { ...valuesOfBlock('picture'), alt: '' })).toContain('checked=""');
});

test('a list has its entries, and one that must stay cannot be removed', () => {
  const entry = { question: 'When?', answer: 'Now.' };
  expect(markupOf('questions', { kind: 'questions', items: [entry] })).not.toContain('Remove Question 1');
  const two = markupOf('questions', { kind: 'questions', items: [entry, entry] });
  expect(two).toContain('Remove Question 2');
});

test('a choice keeps what is no longer offered until staff choose another', () => {
  const id = '5d8f6c9e-2a4b-4f5e-9d3c-1b2a3c4d5e6f';
  const markup = markupOf('next_dates', { kind: 'next_dates', event_id: id, count: 3 });
  expect(markup).toContain(`value="${id}"`);
});
