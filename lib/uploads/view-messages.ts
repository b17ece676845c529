/** What visitors read about pictures. */
export const pictureMessages = {
  /** The text of a picture that replaces one that cannot be loaded. */
  placeholder: 'Using placeholder image',
} as const;
