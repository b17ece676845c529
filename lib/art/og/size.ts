/** The size of a link preview in px, for a large card (summary_large_image). */
export const ogSize = { width: 1200, height: 630 } as const;
