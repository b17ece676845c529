import { expect, test } from 'vitest';
import { permissionsOf, roles } from '#lib/core/auth/permissions.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { languages } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import { originalOf } from '#lib/page-texts/register.ts';

const readers = {
  en: 'the people responsible for prayer and for this site',
  es: 'los responsables de la oración y de este sitio',
};

test.each(languages)('who asks for prayer is told of everyone who may read it, in %s', (language) => {
  expect(roles.filter((role) => permissionsOf([role]).includes('prayer'))).toEqual(['owner', 'prayer']);
  const promises = runWithChurch(defaultChurchIn(language), () => [
    messages.prayerForm.dialogDescription,
    messages.pageViews.prayerText,
    messages.formView.prayer,
    messages.formStarts.connect.prayerHelp,
    originalOf('visit.prayer').text,
    ...[true, false].map((isDemo) => originalOf('about.questions', { isDemo }).at(-1)?.answer),
  ]);
  for (const promise of promises) expect(promise).toContain(readers[language]);
});
