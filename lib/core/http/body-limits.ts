const mebibyte = 1024 * 1024;

/** The maximum size of a picture, in bytes. Messages, API documentation and checks on both sides use it. */
export const largestUploadBytes = 5 * mebibyte;

/** The maximum size of an import file, in bytes. */
export const largestImportBytes = 20 * mebibyte;

/** The maximum size of a document, in bytes. */
export const largestDocumentBytes = 25_000_000;

/** The maximum size of a sermon's sound, in bytes. */
export const largestSoundBytes = 300_000_000;

/** The maximum size of the transcript of a sermon, in bytes. */
export const largestTranscriptBytes = 2_000_000;

/** The maximum size of a list of people. */
export const largestListBytes = 4 * mebibyte;

/** The maximum size of what a visitor sends with a form, in bytes. */
export const largestFormBytes = 40_000;

/** The maximum size of other request bodies, in bytes. */
export const largestBodyBytes = mebibyte;
export const largestUploadBodyBytes = largestUploadBytes + mebibyte;
export const largestImportBodyBytes = largestImportBytes + mebibyte;

/** Returns bytes as a number of mebibytes. */
export function inMebibytes(bytes: number): number {
  return bytes / mebibyte;
}
