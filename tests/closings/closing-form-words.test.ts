import { expect, test } from 'vitest';
import { closingFormMessagesEs } from '#lib/closings/view-messages.es.ts';
import { closingFormMessages } from '#lib/closings/view-messages.ts';

test.each([
  [0, 0, '', ''],
  [1, 1, 'Affects 1 date.', 'Afecta a 1 fecha.'],
  [4, 4, 'Affects 4 dates.', 'Afecta a 4 fechas.'],
  [3, 4, 'Affects 3 of 4 dates.', 'Afecta a 3 de 4 fechas.'],
  [0, 1, 'Affects 0 of 1 date.', 'Afecta a 0 de 1 fecha.'],
])('%i of %i dates: %s', (touched, all, english, spanish) => {
  expect(closingFormMessages.touches(touched, all)).toBe(english);
  expect(closingFormMessagesEs.touches(touched, all)).toBe(spanish);
});
