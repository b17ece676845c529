import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { ActionForm } from '#components/form/use-action-form.ts';
import { MinistryForm } from '#components/ministries/ministry-form.tsx';
import { emptyMinistryForm, type MinistryFormValues } from '#components/ministries/ministry-form-values.ts';
import english from '#lib/language/generated/en.ts';

function Form({ values }: { values: Partial<MinistryFormValues> }) {
  const form = useForm<MinistryFormValues>({ defaultValues: { ...emptyMinistryForm, ...values } });
  const state = { form, submit: () => {}, isPending: false } as unknown as ActionForm<MinistryFormValues>;
  return <MinistryForm state={state} submit="Save" onCancel={() => {}} />;
}

test('the switch of the women’s rule is offered for a ministry that has it, and for no other', () => {
  const drawn = (has_fixed_time: boolean) => renderToStaticMarkup(<Form values={{ has_fixed_time }} />);
  expect(drawn(true)).toContain(english.ministryForm.womens);
  expect(drawn(false)).not.toContain(english.ministryForm.womens);
});
