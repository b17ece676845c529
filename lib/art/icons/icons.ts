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
