import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formMessage } from '#lib/forms/mailing/mail.tsx';
import { writeMail } from '#lib/mail/frame.tsx';
import { mailKinds } from '#lib/mail/kinds.ts';
import { inChurch } from '#tests/support/church.ts';
import { samples, to } from './samples.ts';

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://iglesia.example');
});

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ');
const linksOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]+)<\/a>/g)].map(([tag, url = '', words = '']) => ({
    url,
    words,
    isButton: tag.includes('background:'),
  }));

/** Mails that lead to nothing that is left to do. */
const withoutButton = new Set(['letter', 'letter_test', 'sign_up_cancelled', 'sign_up_ended']);

describe.each(['en', 'es'] as const)('in the language %s', (language) => {
  test.each(mailKinds)(
    'the links of a mail of the kind $kind are anchors, the main one a button',
    async ({ kind }) => {
      for (const write of samples[kind] ?? []) {
        const { text, html } = await inChurch({ language }, write);
        const links = linksOf(html);
        const addresses = text.match(/https?:\S+/g) ?? [];
        expect(links.map(({ url }) => url.replaceAll('&amp;', '&'))).toEqual(addresses);
        expect(links.filter(({ isButton }) => isButton)).toHaveLength(withoutButton.has(kind) ? 0 : 1);
        expect(wordsOf(html)).not.toContain('://');
        // The text of a letter has the address of an item on a line of its own.
        if (kind.startsWith('letter')) continue;
        for (const [index, { words }] of links.entries())
          expect(text).toContain(`${words}: ${addresses[index]}`);
      }
    },
  );
});

describe('addresses that staff type in a message', () => {
  const typed = async (text: string) => {
    const url = 'https://iglesia.example/s/a';
    return writeMail(formMessage, { to, subject: 'Camp', text, title: 'Camp', days: null, url });
  };

  test('are links, without the stop or the bracket after them', async () => {
    const message =
      'The list (https://camp.example/list?a=1&b=2) and the map:\nhttp://camp.example/map. Questions? <b>';
    const { text, html } = await typed(message);
    expect(text).toContain(message);
    expect(linksOf(html).slice(0, 2)).toEqual([
      {
        url: 'https://camp.example/list?a=1&amp;b=2',
        words: 'https://camp.example/list?a=1&amp;b=2',
        isButton: false,
      },
      { url: 'http://camp.example/map', words: 'http://camp.example/map', isButton: false },
    ]);
    expect(html).toContain('&lt;b&gt;');
  });

  test.each(['https://', 'https://.', 'javascript:alert(1)', 'see xhttps:/x'])(
    'that are none stay words: %s',
    async (message) => {
      const { html } = await typed(message);
      expect(linksOf(html)).toHaveLength(1);
    },
  );

  test('of a long text take no time', async () => {
    const began = Date.now();
    await typed('https://'.repeat(600));
    await typed(`https://${'.'.repeat(5000)}`);
    expect(Date.now() - began).toBeLessThan(1000);
  });
});
