import { isValidElement, type ReactNode } from 'react';

/** The size of a link preview in px, for a large card (summary_large_image). */
export const ogSize = { width: 1200, height: 630 } as const;

/** The size of the podcast's cover art in px: the largest that directories take. */
export const coverSize = { width: 3000, height: 3000 } as const;

/** A request to the drawing process; each makes one PNG, a cover or photo a JPEG. */
export type DrawingWork = LayoutWork | IconWork | CoverWork | PhotoWork;

export interface LayoutWork {
  readonly drawing: PlainDrawing;
  readonly size: typeof ogSize;
}

/** A JPEG without transparency: so large that its ground is no part of the layout, which would take five times as long. */
export interface CoverWork {
  /** A whole SVG document in the size of the picture. */
  readonly ground: string;
  /** What stands on the upper part of the ground. */
  readonly drawing: PlainDrawing;
  /** Of that part, in px. */
  readonly size: { readonly width: number; readonly height: number };
}

/** A picture on a canvas, such as a logo as an icon. */
export interface IconWork {
  /** The bytes of a WebP, PNG or JPEG file, or the site's own SVG. */
  readonly source: Uint8Array | string;
  /** Of the canvas, in px. */
  readonly width: number;
  readonly height: number;
  /** The area in the middle that the picture fits into, in px. */
  readonly inner: { readonly width: number; readonly height: number };
  /** `#rrggbb`; null keeps the ground transparent. */
  readonly ground: string | null;
  /** Of the canvas's corners, in px. */
  readonly radius: number;
}

/** A photo that fills a canvas, cut around its focus, as a JPEG. */
export interface PhotoWork {
  readonly photo: Uint8Array;
  /** Of the canvas, in px. */
  readonly size: { readonly width: number; readonly height: number };
  /** Percent, as `object-position` counts. */
  readonly focus: { readonly x: number; readonly y: number };
}

/** A picture's layout as plain data: HTML elements with styles, texts and whole SVG documents. */
export type PlainDrawing =
  | string
  | number
  | boolean
  | null
  | undefined
  | PlainDrawing[]
  | { type: string; props: Record<string, unknown> & { children?: PlainDrawing } };

/** Returns the layout with every component replaced by its output. */
export function plainDrawing(node: ReactNode): PlainDrawing {
  if (Array.isArray(node)) return node.map(plainDrawing);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node as PlainDrawing;
  const { type, props } = node;
  if (typeof type === 'function') return plainDrawing((type as (props: object) => ReactNode)(props));
  return { type: String(type), props: { ...props, children: plainDrawing(props.children) } };
}
