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
  [
    { street: 'Calle Juárez 5', city: 'Puebla', region: 'Pue.', postal_code: '72000', country: 'MX' },
    'Calle Juárez 5, 72000 Puebla, Pue.',
  ],
  [
    { street: 'Calle Mayor 5', city: 'Soria', postal_code: '42001', country: 'ES' },
    'Calle Mayor 5, 42001 Soria',
  ],
  [
    { street: 'Rua da Paz 5', city: 'Santos', region: 'SP', postal_code: '11010-000', country: 'BR' },
    'Rua da Paz 5, Santos, SP 11010-000',
  ],
  [{ street: 'Elmweg 5', city: 'Wien', country: 'AT' }, 'Elmweg 5, Wien'],
])('an address is in the order of its country: %#', (address, line) => {
  expect(addressLine({ ...nothing, ...address })).toBe(line);
});
