import tls from 'node:tls';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { closedEverywhere } from '#lib/mail/leaving/ports.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenAsMailServer, listenAsTcp } from '#tests/support/servers/listen.ts';
import { type MailServer, readable } from '#tests/support/servers/mail-server.ts';
import { newCertificate } from '#tests/support/servers/new-certificate.ts';

useDatabase({ as: staff });

const account = { user: 'office', secret: 'zebrafinch' };
const testMail = () => callApi('POST /api/mail-settings/test', { body: { to: 'ann@example.org' } });

beforeEach(() => {
  vi.stubEnv('SMTP_URL', undefined);
});

/** Saves the settings of a server on this machine. */
async function set({ port }: Pick<MailServer, 'port'>, settings: object = {}): Promise<void> {
  vi.stubEnv('SOURCE_ALLOW_HOSTS', `127.0.0.1:${port},localhost:${port}`);
  const body = { kind: 'smtp', host: '127.0.0.1', port, security: 'none', ...account, ...settings };
  expect((await callApi('PUT /api/mail-settings', { body })).status).toBe(200);
}

/** Trusts a certificate as if its authority were known to this machine. */
function trust(certificate: string): void {
  const connect = tls.connect.bind(tls) as (options: object, done?: () => void) => tls.TLSSocket;
  vi.spyOn(tls, 'connect').mockImplementation(((options: object, done?: () => void) =>
    connect({ ...options, ca: certificate }, done)) as never);
}

test('a test mail says how long it took and who took it', async () => {
  const server = await listenAsMailServer({ account });
  await set(server, { from_name: 'The office', from_address: 'office@example.org' });
  const { status, body } = await testMail();
  expect([status, body]).toEqual([
    200,
    {
      accepted: true,
      seconds: expect.any(Number),
      server: '127.0.0.1',
      words: expect.stringMatching(/^250 /),
    },
  ]);
  const source = readable(server.received[0]?.source ?? '');
  expect(source).toContain('From: The office <office@example.org>');
  expect(source).toContain('To: ann@example.org');
});

test.each([false, true])('mail is encrypted (from the start: %s)', async (isImplicit) => {
  const { key, certificate } = newCertificate();
  trust(certificate);
  const server = await listenAsMailServer({ account, tls: { key, certificate, isImplicit } });
  await set(server, { host: 'localhost', security: isImplicit ? 'tls' : 'starttls' });
  expect((await testMail()).body).toMatchObject({ accepted: true, server: 'localhost' });
});

describe('a refused test names the field, in the server’s words', () => {
  const refusal = async (field: string) => {
    const { status, body } = await testMail();
    expect([status, Object.keys(body.errors ?? body)]).toEqual([422, [field]]);
    expect(JSON.stringify(body)).not.toMatch(/zebrafinch/);
    return body.errors[field][0] as string;
  };

  test('a password with a typo', async () => {
    await set(await listenAsMailServer({ account }), { secret: 'zebrafinsh' });
    expect(await refusal('secret')).toBe(
      '535 Username and Password not accepted. Please check user name and password.',
    );
  });

  test('an app password with a typo', async () => {
    await set(await listenAsMailServer({ account }), {
      kind: 'gmail',
      user: 'a@example.org',
      secret: 'abcd efgh',
    });
    expect(await refusal('secret')).toContain('Google takes an app password here');
  });

  test('a server that asks for STARTTLS', async () => {
    const { key, certificate } = newCertificate();
    const { port } = await listenAsMailServer({ tls: { key, certificate } });
    const asking = await listenAsTcp((socket) => {
      socket.write('220 mail ESMTP\r\n');
      socket.on('data', (line) => {
        socket.write(
          /^EHLO/.test(String(line)) ? '250 mail\r\n' : '530 5.7.0 Must issue a STARTTLS first\r\n',
        );
      });
    });
    await set(asking, { user: null });
    expect(await refusal('security')).toBe(
      '530 5.7.0 Must issue a STARTTLS first. Please choose another encryption.',
    );
    expect(port).toBeGreaterThan(0);
  });

  test('a server that offers no STARTTLS', async () => {
    await set(await listenAsMailServer({ account }), { security: 'starttls' });
    expect(await refusal('security')).toContain('Please choose another encryption.');
  });

  test('a server that does not speak TLS from the start', async () => {
    await set(await listenAsMailServer({ account }), { security: 'tls' });
    expect(await refusal('security')).toContain('Please choose another encryption.');
  });

  test('a certificate that nobody has signed', async () => {
    const { key, certificate } = newCertificate();
    await set(await listenAsMailServer({ account, tls: { key, certificate } }), { security: 'starttls' });
    expect(await refusal('host')).toContain('self-signed certificate');
  });

  test('a certificate of another name', async () => {
    const { key, certificate } = newCertificate('mail.another.example');
    trust(certificate);
    const server = await listenAsMailServer({ account, tls: { key, certificate, isImplicit: true } });
    await set(server, { host: 'localhost', security: 'tls' });
    expect(await refusal('host')).toContain('mail.another.example');
    expect(server.received).toEqual([]);
  });

  test('a name that no server has', async () => {
    const body = { kind: 'smtp', host: 'mail.invalid', port: 587 };
    await callApi('PUT /api/mail-settings', { body });
    expect(await refusal('host')).toContain('Please check the name of the server.');
  });

  test('a port that does not answer, while others of mail do', async () => {
    await listenAsTcp((socket) => socket.destroy(), 2525);
    await set({ port: 1 });
    expect(await refusal('port')).toBe(
      '127.0.0.1 does not answer at port 1 from here. It does at 2525: please choose that one.',
    );
  });

  test('ports at which no server of this machine answers', async () => {
    await set({ port: 1 });
    expect(await refusal('port')).toContain(
      '127.0.0.1 is this machine, and no mail server runs there at the ports 1, 587, 465, 2525.',
    );
    const body = { kind: 'smtp', host: 'localhost' };
    expect(JSON.stringify((await callApi('PUT /api/mail-settings', { body })).body)).toContain(
      'localhost is this machine, and no mail server runs there at the ports 587, 465, 2525.',
    );
  });

  test('ports of another host that are all blocked', () => {
    expect(closedEverywhere('mail.example.org', [587, 465])).toContain(
      'at none of the ports 587, 465 from here. Many hosts block',
    );
  });

  test.each(['::1', '[::1]', 'LOCALHOST', '127.0.1.1'])('%s is this machine', (host) => {
    expect(closedEverywhere(host, [587])).toContain('is this machine');
  });

  test('a recipient that is refused', async () => {
    const refuse = () => ({ code: 550, message: 'No such mailbox' });
    await set(await listenAsMailServer({ account, refuse }));
    expect(await refusal('to')).toBe('550 No such mailbox. Please try another address.');
  });

  test('a sender that is refused', async () => {
    const refusing = await listenAsTcp((socket) => {
      socket.write('220 mail ESMTP\r\n');
      socket.on('data', (line) => {
        socket.write(/^EHLO/.test(String(line)) ? '250 mail\r\n' : '553 5.1.8 Sender address rejected\r\n');
      });
    });
    await set(refusing, { user: null });
    expect(await refusal('from_address')).toContain('553 5.1.8 Sender address rejected.');
  });
});

test.each([
  ['drops the connection', (line: string) => (/^EHLO/.test(line) ? '250 mail\r\n' : null)],
  [
    'refuses for its own reasons',
    (line: string) => (/^EHLO/.test(line) ? '250 mail\r\n' : '421 4.3.2 Come back later\r\n'),
  ],
])('a server that %s accepts nothing, and no field is wrong', async (_what, answer) => {
  const { port } = await listenAsTcp((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail ESMTP\r\n');
    socket.on('data', (line) => {
      const said = answer(String(line));
      if (said === null) socket.destroy();
      else socket.write(said);
    });
  });
  await set({ port }, { user: null });
  const { status, body } = await testMail();
  expect([status, body]).toMatchObject([200, { accepted: false }]);
});

test('a sentence of the server is cut to 300 letters', async () => {
  const refuse = () => ({ code: 550, message: 'x'.repeat(900) });
  await set(await listenAsMailServer({ account, refuse }));
  const { body } = await testMail();
  expect(body.errors.to[0].match(/x+/)[0].length).toBeLessThanOrEqual(300);
});

test('a test is refused while mail is not set up', async () => {
  expect((await testMail()).status).toBe(409);
});
