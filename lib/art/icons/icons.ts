/** The cut of an icon's canvas: round corners, none, or none with everything important in the middle. */
export type IconShape = 'rounded' | 'bleed' | 'maskable';

interface Icon {
  readonly type: 'image/png' | 'image/svg+xml' | 'image/x-icon';
  /** Sizes of its pictures, in px. */
  readonly sizes: readonly number[];
  readonly shape: IconShape;
}

/** The site's icons by file name. */
export const icons = {
  'favicon.ico': { type: 'image/x-icon', sizes: [16, 32, 48], shape: 'rounded' },
  'icon.svg': { type: 'image/svg+xml', sizes: [96], shape: 'rounded' },
  'apple-icon.png': { type: 'image/png', sizes: [180], shape: 'bleed' },
  'icon-192.png': { type: 'image/png', sizes: [192], shape: 'rounded' },
  'icon-512.png': { type: 'image/png', sizes: [512], shape: 'rounded' },
  'icon-maskable-512.png': { type: 'image/png', sizes: [512], shape: 'maskable' },
} as const satisfies Record<string, Icon>;

export type IconName = keyof typeof icons;

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
