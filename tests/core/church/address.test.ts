import { expect, test } from 'vitest';
import { addressLine } from '#lib/core/church/address.ts';

const nothing = { region: null, region_name: null, postal_code: null };

test.each([
  [
    { street: '5 Elm St', city: 'Springfield', region: 'IL', postal_code: '62701', country: 'US' },
    '5 Elm St, Springfield, IL 62701',
  ],
  [
    { street: 'Pearse Road', city: 'Sligo', region: 'Co. Sligo', postal_code: 'F91 D2H7', country: 'IE' },
    'Pearse Road, Sligo, Co. Sligo F91 D2H7',
  ],
  [{ street: 'Elmweg 5', city: 'Wien', postal_code: '1010', country: 'AT' }, 'Elmweg 5, 1010 Wien'],
  [
    { street: 'Via Roma 5', city: 'Lecco', region: 'LC', postal_code: '23900', country: 'IT' },
    'Via Roma 5, 23900 Lecco, LC',
  ],
  [{ street: 'Elmweg 5', city: 'Wien', country: 'AT' }, 'Elmweg 5, Wien'],
])('an address is in the order of its country: %#', (address, line) => {
  expect(addressLine({ ...nothing, ...address })).toBe(line);
});
