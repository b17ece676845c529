import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuestionField } from '#components/forms/fields/question-field.tsx';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';

const id = '11111111-1111-4111-8111-111111111111';
const question = {
  ...{ id, kind: 'choice' as const, label: '¿Qué plato?', help: 'One of them.', choices: ['Sopa', 'Salad'] },
  ...{ is_required: true, is_sensitive: false },
};
const church = { ...defaultChurch, language: 'es', second_language: 'en' } as const;

const drawn = (untranslated: string[]) =>
  runWithFacts({ church, prefix: '/es' }, () =>
    renderToStaticMarkup(
      <QuestionField
        form={{ untranslated }}
        question={question}
        services={[]}
        typed={undefined}
        error={undefined}
      />,
    ),
  );

test('words of a question that have no translation say in which language they are', () => {
  const html = drawn([`questions.${id}.help`, `questions.${id}.choices.1`]);
  expect(html.match(/<span lang="en">[^<]+/g)).toEqual([
    '<span lang="en">One of them.',
    '<span lang="en">Salad',
  ]);
  expect(html).toContain('value="Salad"');
});

test('a question that is translated has no mark', () => {
  expect(drawn([])).not.toContain('lang=');
});
