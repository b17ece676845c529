/** The linear share of each channel's value. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Returns the relative luminance of a color, 0 to 1 (WCAG 2.2); channels are whole numbers, 0 to 255. */
export function luminanceOfChannels(red: number, green: number, blue: number): number {
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
}

/** The darkest grey, 0 to 255, that is at least as light. */
export function greyOf(luminance: number): number {
  const grey = linear.findIndex((each) => each >= luminance - 1e-9);
  return grey < 0 ? 255 : grey;
}
