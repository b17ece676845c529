import { describe, expect, it } from 'vitest';
import type { RenderingReads } from '#lib/core/cache/rendering-reads.ts';
import { CachedResponse } from '#server/cache/cached-response.ts';
import { ResponseCache, type ResponseCacheOptions } from '#server/cache/response-cache.ts';

function answer(text: string, status = 200): CachedResponse {
  return new CachedResponse({ status, headers: { 'content-type': 'text/html' }, body: Buffer.from(text) });
}

function setUp(options: Partial<ResponseCacheOptions> = {}) {
  const world = { generation: 1, now: 1_000_000 };
  const cache = new ResponseCache({ generation: () => world.generation, now: () => world.now, ...options });
  return { cache, world };
}

/** A rendering that ends when the test says so. */
function slowRendering() {
  let finish: (text: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  let count = 0;
  const render = () => {
    count += 1;
    return new Promise<{ response: CachedResponse }>((resolve, reject) => {
      finish = (text) => resolve({ response: answer(text) });
      fail = reject;
    });
  };
  return {
    render,
    finish: (text: string) => finish(text),
    fail: (error: Error) => fail(error),
    count: () => count,
  };
}

const textOf = (found: { response: CachedResponse } | undefined) => {
  const body = found?.response.body.in('identity');
  return body && 'bytes' in body ? body.bytes.toString() : undefined;
};

describe('what is kept', () => {
  it('is given again without rendering', async () => {
    const { cache } = setUp();
    await cache.load({ key: '/', render: async () => ({ response: answer('one') }) });
    expect(textOf(cache.fresh('/'))).toBe('one');
  });

  it('is no longer given once the content changed', async () => {
    const { cache, world } = setUp();
    await cache.load({ key: '/', render: async () => ({ response: answer('one') }) });
    world.generation += 1;
    expect(cache.fresh('/')).toBeUndefined();
  });

  it('is no longer given after 60 seconds', async () => {
    const { cache, world } = setUp();
    await cache.load({ key: '/', render: async () => ({ response: answer('one') }) });
    world.now += 59_999;
    expect(cache.fresh('/')).toBeDefined();
    world.now += 1;
    expect(cache.fresh('/')).toBeUndefined();
  });

  it('may be sent for another minute while it is replaced, unless something has changed', async () => {
    const { cache, world } = setUp();
    await cache.load({ key: '/', render: async () => ({ response: answer('one') }) });
    world.now += 119_999;
    expect(textOf(cache.aged('/'))).toBe('one');
    const slow = slowRendering();
    const loads = [
      cache.load({ key: '/', render: slow.render }),
      cache.load({ key: '/', render: slow.render }),
    ];
    expect(textOf(cache.aged('/'))).toBe('one');
    slow.finish('two');
    await Promise.all(loads);
    expect([slow.count(), textOf(cache.fresh('/'))]).toEqual([1, 'two']);
    world.generation += 1;
    expect(cache.aged('/')).toBeUndefined();
  });

  it('is not sent when it is two minutes old', async () => {
    const { cache, world } = setUp();
    await cache.load({ key: '/', render: async () => ({ response: answer('one') }) });
    world.now += 120_000;
    expect(cache.aged('/')).toBeUndefined();
  });

  it('lasts as long as the process where it depends on the build alone', async () => {
    const { cache, world } = setUp();
    await cache.load({ key: '/icon', isLasting: true, render: async () => ({ response: answer('icon') }) });
    world.generation += 1;
    world.now += 24 * 3600_000;
    expect(textOf(cache.fresh('/icon', false, true))).toBe('icon');
  });

  it('counts its age from the start of its rendering, not from the end', async () => {
    const { cache, world } = setUp();
    await cache.load({
      key: '/',
      render: async () => {
        world.now += 30_000;
        return { response: answer('one') };
      },
    });
    world.now += 30_000;
    expect(cache.fresh('/')).toBeUndefined();
  });

  it('is never what was rendered while the content changed', async () => {
    const { cache, world } = setUp();
    const slow = slowRendering();
    const loading = cache.load({ key: '/', render: slow.render });
    world.generation += 1;
    slow.finish('old');
    expect(await loading).toMatchObject({ isStored: false, outcome: 'miss' });
    world.generation -= 1;
    expect(cache.fresh('/')).toBeUndefined();
  });

  it('is never an error, a redirect or a missing page', async () => {
    const { cache } = setUp();
    for (const status of [500, 503, 404, 307]) {
      await cache.load({ key: '/', render: async () => ({ response: answer('no', status) }) });
      expect(cache.fresh('/')).toBeUndefined();
    }
  });

  it('is never a page that could not read all it wanted', async () => {
    const { cache } = setUp();
    const { entry } = await cache.load({
      key: '/',
      render: async () => ({ response: answer('poor'), hasFailedRead: true }),
    });
    expect(textOf(entry)).toBe('poor');
    expect(cache.fresh('/')).toBeUndefined();
  });

  it('is bounded in number, the least recently used going first', async () => {
    const { cache } = setUp({ bounds: { entries: 2, bytes: 1e6 } });
    for (const key of ['a', 'b', 'c'])
      await cache.load({ key, render: async () => ({ response: answer(key) }) });
    expect(cache.size.entries).toBe(2);
    expect(cache.fresh('a')).toBeUndefined();
    expect(textOf(cache.fresh('c'))).toBe('c');
  });

  it('is bounded in bytes, and what is larger than the bound is not kept', async () => {
    const { cache } = setUp({ bounds: { entries: 100, bytes: 1000 } });
    await cache.load({ key: 'small', render: async () => ({ response: answer('x'.repeat(100)) }) });
    const { isStored } = await cache.load({
      key: 'large',
      render: async () => ({ response: answer('x'.repeat(2000)) }),
    });
    expect(isStored).toBe(false);
    expect(cache.size.bytes).toBeLessThanOrEqual(1000);
    expect(textOf(cache.fresh('small'))).toHaveLength(100);
  });

  it('loses no page to a flood of free parameters', async () => {
    const { cache } = setUp({ variationBounds: { entries: 3, bytes: 1e6 } });
    await cache.load({ key: '/sermons', render: async () => ({ response: answer('all') }) });
    for (let word = 0; word < 50; word++) {
      const key = `/sermons?search=${word}`;
      await cache.load({ key, isVariation: true, render: async () => ({ response: answer('few') }) });
    }
    expect(cache.size.entries).toBe(4);
    expect(cache.fresh('/sermons')).toBeDefined();
    expect(cache.fresh('/sermons?search=49', true)).toBeDefined();
  });
});

describe('after a change', () => {
  /** A kept page after a change. `state` is what the page read, as the test has it now; `ask` finds it out. */
  async function changedPage() {
    const state = { known: undefined as boolean | undefined, ask: async () => true };
    const reads = { areKnownSame: () => state.known } as RenderingReads;
    const { cache, world } = setUp({ areReadsSame: () => state.ask() });
    await cache.load({ key: '/', render: async () => ({ response: answer('kept'), reads }) });
    world.generation += 1;
    return { state, cache, world };
  }
  const rendering = (text: string) => async () => ({ response: answer(text) });

  it('a page of which all reads are known to be the same is a hit', async () => {
    const { state, cache, world } = await changedPage();
    state.known = true;
    expect(textOf(cache.fresh('/'))).toBe('kept');
    state.known = undefined;
    expect(textOf(cache.fresh('/'))).toBe('kept');
    world.generation += 1;
    expect(cache.fresh('/')).toBeUndefined();
  });

  it('a page whose reads are the same is given without rendering, once for all who ask meanwhile', async () => {
    const { cache } = await changedPage();
    const render = rendering('new');
    const found = await Promise.all([cache.load({ key: '/', render }), cache.load({ key: '/', render })]);
    expect(found.map(({ entry, outcome }) => [textOf(entry), outcome])).toEqual([
      ['kept', 'checked'],
      ['kept', 'checked'],
    ]);
    expect(textOf(cache.fresh('/'))).toBe('kept');
  });

  it('a page whose reads are others is rendered', async () => {
    const { state, cache } = await changedPage();
    state.ask = async () => false;
    const { entry, outcome } = await cache.load({ key: '/', render: rendering('new') });
    expect([textOf(entry), outcome, textOf(cache.fresh('/'))]).toEqual(['new', 'miss', 'new']);
  });

  it('a page that was checked before another change is checked again by the next request', async () => {
    const { state, cache, world } = await changedPage();
    let end: (same: boolean) => void = () => {};
    state.ask = () => new Promise((resolve) => (end = resolve));
    const early = cache.load({ key: '/', render: rendering('new') });
    world.generation += 1;
    end(true);
    expect(textOf((await early).entry)).toBe('kept');
    expect(cache.fresh('/')).toBeUndefined();
    state.ask = async () => false;
    expect(textOf((await cache.load({ key: '/', render: rendering('new') })).entry)).toBe('new');
  });

  it('a page that nobody can check is rendered', async () => {
    const { cache, world } = setUp({ areReadsSame: async () => true });
    await cache.load({ key: '/', render: async () => ({ response: answer('kept'), reads: null }) });
    world.generation += 1;
    expect(textOf((await cache.load({ key: '/', render: rendering('new') })).entry)).toBe('new');
  });

  it('a page is rendered after 60 seconds, however often it was found the same', async () => {
    const { state, cache, world } = await changedPage();
    state.known = true;
    for (let second = 0; second < 59; second += 1) {
      world.now += 1000;
      world.generation += 1;
      expect(textOf(cache.fresh('/'))).toBe('kept');
    }
    world.now += 1000;
    expect(cache.fresh('/')).toBeUndefined();
    expect(textOf((await cache.load({ key: '/', render: rendering('new') })).entry)).toBe('new');
  });

  it('a page that can neither be checked nor rendered is the last good one, marked', async () => {
    const { state, cache } = await changedPage();
    state.ask = async () => false;
    const render = async () => {
      throw new Error('no database');
    };
    const { entry, outcome } = await cache.load({ key: '/', render });
    expect([textOf(entry), outcome]).toEqual(['kept', 'stale']);
  });
});

describe('one rendering at a time', () => {
  it('serves all who ask while it runs', async () => {
    const { cache } = setUp();
    const slow = slowRendering();
    const loadings = [1, 2, 3].map(() => cache.load({ key: '/', render: slow.render }));
    slow.finish('one');
    const lookups = await Promise.all(loadings);
    expect(slow.count()).toBe(1);
    expect(lookups.map(({ outcome }) => outcome)).toEqual(['miss', 'collapsed', 'collapsed']);
  });

  it('never serves who asks after a change: they get a rendering that began after it', async () => {
    const { cache, world } = setUp();
    const before = slowRendering();
    const after = slowRendering();
    const early = cache.load({ key: '/', render: before.render });
    world.generation += 1;
    const late = cache.load({ key: '/', render: after.render });
    const later = cache.load({ key: '/', render: after.render });
    before.finish('old');
    after.finish('new');
    expect(textOf((await early).entry)).toBe('old');
    expect(textOf((await late).entry)).toBe('new');
    expect(await later).toMatchObject({ outcome: 'collapsed' });
    expect(after.count()).toBe(1);
    expect(textOf(cache.fresh('/'))).toBe('new');
  });

  it('keeps the newer answer when the older rendering ends last', async () => {
    const { cache, world } = setUp();
    const before = slowRendering();
    const early = cache.load({ key: '/', render: before.render });
    world.generation += 1;
    await cache.load({ key: '/', render: async () => ({ response: answer('new') }) });
    before.finish('old');
    await early;
    expect(textOf(cache.fresh('/'))).toBe('new');
  });

  it('begins again after a failure', async () => {
    const { cache } = setUp();
    const slow = slowRendering();
    const failing = cache.load({ key: '/', render: slow.render });
    slow.fail(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    const { entry } = await cache.load({ key: '/', render: async () => ({ response: answer('whole') }) });
    expect(textOf(entry)).toBe('whole');
  });
});

describe('when rendering fails', () => {
  async function keptThenChanged() {
    const { cache, world } = setUp();
    await cache.load({ key: '/', render: async () => ({ response: answer('good') }) });
    world.generation += 1;
    return { cache, world };
  }

  const failures = {
    'it throws': async () => {
      throw new Error('no database');
    },
    'it answers 500': async () => ({ response: answer('oh', 500) }),
    'a read fails': async () => ({ response: answer('poor'), hasFailedRead: true }),
  };

  for (const [name, render] of Object.entries(failures)) {
    it(`gives the last good page, marked, when ${name}`, async () => {
      const { cache } = await keptThenChanged();
      const { entry, outcome } = await cache.load({ key: '/', render });
      expect([textOf(entry), outcome]).toEqual(['good', 'stale']);
    });
  }

  it('gives the last good page for an hour and no longer', async () => {
    const { cache, world } = setUp();
    await cache.load({ key: '/', render: async () => ({ response: answer('good') }) });
    world.now += 3600_000;
    expect(await cache.load({ key: '/', render: failures['it throws'] })).toMatchObject({ outcome: 'stale' });
    world.now += 2_000;
    await expect(cache.load({ key: '/', render: failures['it throws'] })).rejects.toThrow('no database');
  });

  it('does not try again for a second, unless the content changes', async () => {
    const { cache, world } = await keptThenChanged();
    await cache.load({ key: '/', render: failures['it throws'] });
    const better = async () => ({ response: answer('better') });
    expect(await cache.load({ key: '/', render: better })).toMatchObject({ outcome: 'stale' });
    world.generation += 1;
    expect(textOf((await cache.load({ key: '/', render: better })).entry)).toBe('better');
  });

  it('rests the longer, the longer the failure took', async () => {
    const { cache, world } = await keptThenChanged();
    const render = async () => {
      world.now += 5_000;
      throw new Error('the database hangs');
    };
    await cache.load({ key: '/', render });
    world.now += 14_999;
    const better = async () => ({ response: answer('better') });
    expect(await cache.load({ key: '/', render: better })).toMatchObject({ outcome: 'stale' });
    world.now += 1;
    expect(textOf((await cache.load({ key: '/', render: better })).entry)).toBe('better');
  });

  it('forgets a page that was gone before', async () => {
    const { cache } = await keptThenChanged();
    await cache.load({ key: '/', render: async () => ({ response: answer('gone', 404) }) });
    await expect(cache.load({ key: '/', render: failures['it throws'] })).rejects.toThrow('no database');
  });
});
