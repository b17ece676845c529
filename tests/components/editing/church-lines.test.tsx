import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Faq } from '#components/about/faq.tsx';
import { questionGroups } from '#components/about/question-groups.ts';
import { ChurchLines } from '#components/editing/church-lines.tsx';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { languages } from '#lib/core/language/languages.ts';
import { filledText } from '#lib/page-texts/fill-all.ts';
import { originalOf, type PageTexts, pageTextKeys } from '#lib/page-texts/register.ts';

const contact = { href: '/forms/write', label: 'Write' };

test.each(languages)('questions of an empty site lead to the contact form (%s)', (language) => {
  const church = { ...defaultChurchIn(language), is_demo: false };
  const html = (facts: object) =>
    runWithFacts({ church, services: [], ...facts }, () => {
      const texts = pageTextKeys.map((key) => [key, filledText(key, originalOf(key, { isDemo: false }))]);
      return renderToStaticMarkup(
        <Faq current={questionGroups[0]} texts={Object.fromEntries(texts) as PageTexts} />,
      );
    });
  const link = {
    en: 'rite to </bdi><a class="text-link" href="/forms/write">the church through the contact form</a>',
    es: 'scriba a </bdi><a class="text-link" href="/forms/write">la iglesia por el formulario de contacto</a>',
  }[language];
  expect(html({ contact }).split(link).length - 1).toBe(2);
  expect(html({})).not.toContain('/forms/write');
});

test('only words for the contact form are a link, and breaks of lines stay', () => {
  const draw = (text: string) =>
    runWithFacts({ contact }, () => renderToStaticMarkup(<ChurchLines of={text} />));
  expect(draw('One\nTwo the church.')).toBe('<bdi>One</bdi><br/><bdi>Two the church.</bdi>');
  expect(draw('To the church through the contact form.\nTwo')).toBe(
    '<bdi>To </bdi><a class="text-link" href="/forms/write">the church through the contact form</a><bdi>.</bdi><br/><bdi>Two</bdi>',
  );
});
