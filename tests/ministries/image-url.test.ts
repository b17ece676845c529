import { describe, expect, test } from 'vitest';
import { ministryImageUrl, ministryLink } from '#lib/ministries/image-url.ts';

describe('the address of a ministry picture', () => {
  test.each([
    ['https://images.example/choir.jpg', 'https://images.example/choir.jpg?t=7'],
    ['https://images.example/choir.jpg?w=800', 'https://images.example/choir.jpg?w=800&t=7'],
    ['https://images.example/choir.jpg?t=1', 'https://images.example/choir.jpg?t=7'],
    ['/uploads/choir.jpg', '/uploads/choir.jpg?t=7'],
    [' /uploads/choir.jpg ', '/uploads/choir.jpg?t=7'],
  ])('%s gets a t parameter that changes with it', (imageurl, address) => {
    expect(ministryImageUrl(imageurl, 7)).toBe(address);
  });

  test.each([
    ['https://www.dropbox.com/s/abc/choir.jpg', 'https://www.dropbox.com/s/abc/choir.jpg?raw=1&t=7'],
    [
      'https://www.dropbox.com/scl/fi/abc/choir.jpg?rlkey=k&dl=0',
      'https://www.dropbox.com/scl/fi/abc/choir.jpg?rlkey=k&raw=1&t=7',
    ],
    ['https://dropbox.com/s/abc/choir.jpg?raw=1', 'https://dropbox.com/s/abc/choir.jpg?raw=1&t=7'],
  ])('of the file-sharing service asks for the picture itself: %s', (imageurl, address) => {
    expect(ministryImageUrl(imageurl, 7)).toBe(address);
  });

  test.each([
    null,
    '',
    '  ',
    'choir.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//elsewhere.example/x.jpg',
  ])('is none for %o', (imageurl) => {
    expect(ministryImageUrl(imageurl, 7)).toBeNull();
  });
});

describe('the link of a ministry', () => {
  test.each(['https://example.org/camp', 'mailto:someone@example.org', '/visit', '#children'])(
    'may lead to %s',
    (link) => {
      expect(ministryLink(link)).toBe(link);
    },
  );

  test.each([null, '', 'javascript:alert(1)', '//elsewhere.example', 'camp'])('is none for %o', (link) => {
    expect(ministryLink(link)).toBeNull();
  });
});
