import type { PlainDrawing } from './plain-drawing.ts';
import type { ogSize } from './size.ts';

/** What the drawing process is asked for; each makes one PNG. */
export type DrawingWork = LayoutWork | IconWork;

/** A picture of links. */
export interface LayoutWork {
  readonly drawing: PlainDrawing;
  readonly size: typeof ogSize;
}

/** A picture on a canvas of its own: a logo as an icon, say. */
export interface IconWork {
  /** The bytes of a WebP, PNG or JPEG file, or the text of an SVG of the site's own. */
  readonly source: Uint8Array | string;
  /** Of the canvas, in px. */
  readonly width: number;
  readonly height: number;
  /** What the picture is fitted into, in the middle, in px. */
  readonly inner: { readonly width: number; readonly height: number };
  /** `#rrggbb`; null leaves the ground clear. */
  readonly ground: string | null;
  /** Of the canvas's corners, in px. */
  readonly radius: number;
}
