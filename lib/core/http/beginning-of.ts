/** Returns the body's first parts, until they have at least that many bytes. The rest is not read. */
export async function beginningOf(body: AsyncIterable<Uint8Array>, bytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.length;
    if (length >= bytes) break;
  }
  return Buffer.concat(parts);
}
