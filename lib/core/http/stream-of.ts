/** The parts as a response's body: nothing is read before it is asked for, and ending the stream early ends the reading. */
export function streamOf(parts: AsyncGenerator<Uint8Array, undefined>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
