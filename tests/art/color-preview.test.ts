import { expect, test } from 'vitest';
import { previewColors } from '#lib/art/queries.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { defaultServices, type RegularService } from '#lib/core/church/regular-service.ts';
import { staff } from '../support/actors.ts';

const previewWith = (services: RegularService[]) =>
  runWithFacts({ services }, () =>
    previewColors.execute(staff, { accent_color: '#204060', second_color: null }),
  );

test('the sample of the look shows the church’s own service, or none', async () => {
  const [sunday] = defaultServices;
  const mass = { ...sunday, name: 'Mass', weekday: 6, start: 1080 };
  expect((await previewWith([mass])).service).toEqual({ name: 'Mass', text: 'Saturday 6:00 PM' });
  expect((await previewWith([])).service).toBeNull();
});
