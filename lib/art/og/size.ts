/** The size of a picture for shared links, in px (specification section 2, summary_large_image). */
export const ogSize = { width: 1200, height: 630 } as const;
