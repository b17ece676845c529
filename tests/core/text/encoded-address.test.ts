import { expect, test } from 'vitest';
import { absoluteAddress } from '#lib/core/addresses/urls.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { ownPathOrWebAddress, webAddress } from '#lib/core/operations/fields.ts';
import { encodedAddress } from '#lib/core/text/address-rules.ts';
import { ministryLink } from '#lib/ministries/image-url.ts';
import { link } from '#lib/site-pages/blocks/fields.ts';

const cases = [
  ['https://a.test/media/Part 3 Sermón.mp3', 'https://a.test/media/Part%203%20Serm%C3%B3n.mp3'],
  ['https://a.test/주보.pdf?q=ä b#ü', 'https://a.test/%EC%A3%BC%EB%B3%B4.pdf?q=%C3%A4%20b#%C3%BC'],
  ['https://a.test/100%|<>"^`.mp3', 'https://a.test/100%25%7C%3C%3E%22%5E%60.mp3'],
  ['https://münchen.test:8080/ä', 'https://xn--mnchen-3ya.test:8080/%C3%A4'],
  ['https://a.test/\ud800.mp3', 'https://a.test/%EF%BF%BD.mp3'],
] as const;

test.each(cases)('%s is sent as %s', (address, encoded) => {
  expect(encodedAddress(address)).toBe(encoded);
  expect(encodedAddress(encoded)).toBe(encoded);
});

test.each([
  'https://a.test/already%20done?a[]=1&b=(c);d=~e',
  'https://a.test',
  'https://a.test/{city}',
  '/über uns',
  'mailto:josé@niño.test',
  'no address',
])('%s stays as it is', (text) => {
  expect(encodedAddress(text)).toBe(text);
});

test('addresses that are typed, links of texts and old rows in feeds are encoded alike', () => {
  const [address, encoded] = cases[0];
  expect(cleanHtml(`<p><a href="${address}">a</a></p>`)).toContain(`href="${encoded}"`);
  expect(absoluteAddress(address)).toBe(encoded);
  expect(ministryLink(address)).toBe(encoded);
  for (const schema of [webAddress('wrong'), ownPathOrWebAddress('wrong'), link('Where it leads').schema])
    expect(schema.parse(` ${address} `)).toBe(encoded);
});
