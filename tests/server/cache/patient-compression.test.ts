import { expect, test, vi } from 'vitest';
import { PatientCompression } from '#server/cache/patient-compression.ts';

/** A response whose compression ends when the test says so. */
function slow() {
  let end: (error?: Error) => void = () => {};
  const improve = vi.fn(
    () => new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve()))),
  );
  return { improve, end: (error?: Error) => end(error) };
}

test('compresses one response after the other, past one that fails, and leaves out what is kept no more', async () => {
  const compression = new PatientCompression(0);
  const [first, second] = [slow(), slow()];
  compression.later(() => first);
  compression.later(() => undefined);
  compression.later(() => second);
  expect(first.improve).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(first.improve).toHaveBeenCalledOnce());
  expect(second.improve).not.toHaveBeenCalled();
  first.end(new Error('no memory'));
  await vi.waitFor(() => expect(second.improve).toHaveBeenCalledOnce());
  second.end();
  const third = slow();
  await vi.waitFor(() => {
    compression.later(() => third);
    expect(third.improve).toHaveBeenCalled();
  });
});
