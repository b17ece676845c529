/** The size of a picture for shared links, in px: what a large card (summary_large_image) shows. */
export const ogSize = { width: 1200, height: 630 } as const;
