/** How light a picture is, as it was measured when it was stored. */
export interface Lightness {
  /** Of the picture, in px. */
  width: number;
  height: number;
  /** Rows of as many cells, from the top left: the lightest pixel of each as the grey of its luminance, 0 to 255. */
  cells: readonly number[];
}
