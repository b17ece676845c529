export default {
  /** What visitors read about pictures. */
  pictures: {
    /** The text of a picture that replaces one that cannot be loaded. */
    placeholder: 'Using placeholder image',
  } as const,
};
