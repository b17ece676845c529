import { describe, expect, test, vi } from 'vitest';
import { openTabChannel, readStored, removeStored, writeStored } from '#lib/core/browser/browser-storage.ts';

/** A window whose two storages are what `get` returns. */
function stubStorage(get: () => unknown): void {
  const property = { get };
  const window = Object.defineProperties({}, { localStorage: property, sessionStorage: property });
  vi.stubGlobal('window', window);
}

function storageOf(texts: Map<string, string>, refuse?: () => never) {
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: refuse ?? ((key: string, text: string) => texts.set(key, text)),
    removeItem: (key: string) => texts.delete(key),
  };
}

test('a browser that keeps texts is asked for them', () => {
  const texts = new Map<string, string>();
  stubStorage(() => storageOf(texts));
  expect(writeStored('localStorage', 'step', 'look')).toBe(true);
  expect([...texts]).toEqual([['step', 'look']]);
  expect(readStored('localStorage', 'step')).toBe('look');
  removeStored('localStorage', 'step');
  expect(readStored('localStorage', 'step')).toBeNull();
});

describe.each([
  [
    'reading the property throws',
    () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  ],
  ['the property is null, as in some views of pages inside of apps', () => null],
  [
    'there is no room',
    () =>
      storageOf(new Map(), () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }),
  ],
])('where %s', (_, get) => {
  test('a text lasts for the page, and its writer learns that it is not kept', () => {
    stubStorage(get);
    expect(readStored('sessionStorage', 'aside')).toBeNull();
    expect(writeStored('sessionStorage', 'aside', 'true')).toBe(false);
    expect(readStored('sessionStorage', 'aside')).toBe('true');
    expect(readStored('localStorage', 'aside')).toBeNull();
    removeStored('sessionStorage', 'aside');
    expect(readStored('sessionStorage', 'aside')).toBeNull();
  });
});

test('a browser without channels between its tabs, or one that refuses them, gives none', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openTabChannel('belltower')).toBeNull();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  expect(openTabChannel('belltower')).toBeNull();
});
