const mebibyte = 1024 * 1024;

/** The most that a picture may weigh, in bytes. Texts, the API's document and both sides' checks follow it. */
export const largestUploadBytes = 5 * mebibyte;

/** The most that a file to bring in may weigh, in bytes. */
export const largestImportBytes = 20 * mebibyte;

/** The most that a request may carry, in bytes: forms, and pictures with their envelope. */
export const largestBodyBytes = mebibyte;
export const largestUploadBodyBytes = largestUploadBytes + mebibyte;
export const largestImportBodyBytes = largestImportBytes + mebibyte;

/** Bytes as a number of mebibytes. */
export function inMebibytes(bytes: number): number {
  return bytes / mebibyte;
}
