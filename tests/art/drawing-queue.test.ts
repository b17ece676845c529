import { expect, test } from 'vitest';
import { DrawingQueue } from '#lib/art/og/drawing-queue.ts';
import { AppError } from '#lib/core/operations/errors.ts';

/** Works that end when the test ends them, in the order in which they began. */
class Works {
  readonly begun: { resolve(result: string): void; reject(error: Error): void }[] = [];
  readonly work = () =>
    new Promise<string>((resolve, reject) => {
      this.begun.push({ resolve, reject });
    });
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('no more run at once than are let; the others follow in the order in which they came', async () => {
  const queue = new DrawingQueue({ simultaneous: 2, waiting: 50 });
  const works = new Works();
  const all = Array.from({ length: 20 }, (_, n) => queue.run(`picture ${n}`, works.work));
  for (let n = 0; n < 20; n++) {
    await settled();
    expect(works.begun).toHaveLength(Math.min(n + 2, 20));
    works.begun[n]?.resolve(`result ${n}`);
  }
  expect(await Promise.all(all)).toEqual(Array.from({ length: 20 }, (_, n) => `result ${n}`));
});

test('a request for the same one while it waits or runs shares it; a later one does not', async () => {
  const queue = new DrawingQueue({ simultaneous: 1, waiting: 1 });
  const works = new Works();
  const asked = ['a', 'b', 'a', 'b', 'b'].map((name) => queue.run(name, works.work));
  works.begun[0]?.resolve('A');
  await settled();
  works.begun[1]?.resolve('B');
  expect(await Promise.all(asked)).toEqual(['A', 'B', 'A', 'B', 'B']);
  const later = queue.run('a', works.work);
  works.begun[2]?.resolve('A once more');
  expect(await later).toBe('A once more');
});

test('what would be one too many to wait is refused at once, with when to ask again', async () => {
  const queue = new DrawingQueue({ simultaneous: 1, waiting: 2 });
  const works = new Works();
  const taken = ['a', 'b', 'c'].map((name) => queue.run(name, works.work));
  const refusal: unknown = await queue.run('d', works.work).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: 'unavailable', more: { retryAfterSeconds: 10 } });
  for (const n of [0, 1, 2]) {
    works.begun[n]?.resolve('done');
    await settled();
  }
  expect(await Promise.all(taken)).toEqual(['done', 'done', 'done']);
});

test('a work that fails tells everybody who shares it, and leaves its place to the next', async () => {
  const queue = new DrawingQueue({ simultaneous: 1, waiting: 2 });
  const works = new Works();
  const [failing, sharing, next] = ['a', 'a', 'b'].map((name) => queue.run(name, works.work));
  const failures = Promise.allSettled([failing, sharing]);
  works.begun[0]?.reject(new Error('no ink'));
  expect(await failures).toEqual(Array(2).fill({ status: 'rejected', reason: new Error('no ink') }));
  await settled();
  works.begun[1]?.resolve('B');
  expect(await next).toBe('B');
});
