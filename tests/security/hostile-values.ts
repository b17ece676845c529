import fc from 'fast-check';

const longText = 'a'.repeat(3000);

/** Texts that have broken programs before. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\u202egnp.exe',
  '\ufeff',
  'é\u0301'.repeat(40),
  '🙂'.repeat(900),
  longText,
  'a'.repeat(200_000),
  "'; DROP TABLE events; --",
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '%00%E0%A4%A',
  'NaN',
  'null',
  'true',
  '-1',
  '0x10',
  '1e309',
  '9'.repeat(400),
  '__proto__',
  'constructor',
  'toString',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '-000001-01-01',
  '+010000-01-01',
  '2026-13-45T99:99',
  '9999-12-31T23:59',
  'http://[',
  'https://',
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.test/x.png',
  '/\\elsewhere.test',
  'Etc/GMT+99',
  '*',
  'W/"x',
  'a@b',
  `${'a'.repeat(240)}@example.org`,
  '99999999-9999-4999-8999-999999999999',
  '99999999-9999-4999-8999-999999999999_20260230',
  '99999999-9999-4999-8999-999999999999_99991231',
  '99999999-9999-4999-8999-999999999999-9999-12-31',
];

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

const hostileNumber = fc.constantFrom(0, -0, -1, 0.1, 1e308, -1e308, 2 ** 53, 2 ** 31, 2 ** 63, 1e21);

function nested(depth: number): unknown {
  return depth === 0 ? 'deep' : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };
}

/** A value of a wrong kind as often as one of the right kind that is too much. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      null,
      true,
      false,
      [],
      {},
      [[]],
      ['5', '5'],
      nested(9),
      nested(60),
      nested(900),
    ),
  },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 5000 }, () => '1')) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('a', 'constructor', 'length', 'then'), hostileText) },
);

/** Bodies that are no JSON object, or barely. */
export const brokenBody = fc.oneof(
  fc
    .constantFrom(
      '',
      '{',
      '{"a":',
      'null',
      '[]',
      '[{}]',
      '"text"',
      '1e999',
      'NaN',
      '{"a":1}}',
      '\ufeff{}',
      `${'['.repeat(50_000)}`,
      `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}',
      '{"title":"a","title":["b"]}',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    )
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)),
  // Text that is no UTF-8.
  fc.constant(Buffer.from([...Buffer.from('{"title":"'), 0xc3, 0x28, 0xff, ...Buffer.from('"}')])),
);

export const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      'text/plain',
      'application/json; charset=utf-16',
      'application/problem+json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'multipart/form-data; boundary=',
    ),
  },
);

const headerNames = [
  'if-match',
  'if-none-match',
  'range',
  'if-range',
  'if-modified-since',
  'accept',
  'accept-encoding',
  'accept-language',
  'cookie',
  'authorization',
  'x-forwarded-host',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-middleware-subrequest',
  'x-http-method-override',
  'next-action',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-url',
  'rsc',
];

const headerValue = fc.constantFrom(
  '*',
  '""',
  '"',
  'W/',
  ',,,',
  '"a","b',
  'bytes=0-',
  'bytes=-0',
  'bytes=5-1',
  'bytes=99999999999999999999-',
  'bytes=0-0,1-1,2-2',
  'items=1',
  '%E0%A4%A',
  '1',
  'true',
  '{}',
  '["",{}]',
  'x'.repeat(2000),
  'belltower.session=x.y.z; __Host-belltower.session=',
  'middleware:middleware:middleware',
  '2026-01-01T00:00:00.000Z',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  '\u00ff\u00fe',
);

export const hostileHeaders = fc.dictionary(fc.constantFrom(...headerNames), headerValue, { maxKeys: 3 });

/** A query with known names and others, some twice, some encoded wrongly. */
export function hostileQuery(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...names, 'now', 'today', '__proto__', '_rsc', 'a[b]', 'if_match', '');
  const short = hostileText.map((text) => text.slice(0, 600));
  const pair = fc.oneof(
    fc.tuple(name, short).map(([key, value]) => `${encode(key)}=${encode(value)}`),
    fc
      .tuple(name, fc.constantFrom('%', '%E0%A4%A', '%00', '+', '&&', '='))
      .map(([key, value]) => `${encode(key)}=${value}`),
  );
  return fc.array(pair, { maxLength: 4 }).map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/**
 * What an answer to a stranger must never hold: the inside of the program, of its database, of its machine. The names
 * of sources that can be brought in, and how an address of one begins, are none of it.
 */
export const internals =
  /[Pp]risma|[Pp]ostgre(?!st,|sql,|sql:\/\/user:password@)|\bSELECT\b|\bINSERT\b|\bUPDATE\b|node_modules|\.tsx?:\d|\n\s+at |\/tmp\/|\/home\/|\/root\/|(?:Type|Syntax|Range|Zod)Error|ECONN|ENOENT|undefined is|is not a function|Cannot read|\[object Object\]/;
