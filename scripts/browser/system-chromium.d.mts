/** The path of the system's Chromium, if it has one. */
export function systemChromium(): string | undefined;
