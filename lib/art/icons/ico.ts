/** Returns an .ico file of square PNG pictures: a directory of 6 bytes, 16 for each picture, then the pictures. */
export function icoFile(pictures: readonly Uint8Array[]): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((picture, i) => {
    const entry = 6 + 16 * i;
    const size = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
    head.writeUInt8(size.readUInt32BE(16), entry);
    head.writeUInt8(size.readUInt32BE(20), entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}
