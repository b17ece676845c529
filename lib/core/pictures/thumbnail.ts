/** A picture that this site stores, with an optional query. */
const ownPicture = /^(\/uploads\/[a-z-]+\/\d+_[a-z0-9]+)\.webp(\?.*)?$/;

/** Returns the address of the thumbnail of a picture that this site stores; null for others. */
export function thumbnailAddress(url: string): string | null {
  return ownPicture.test(url) ? url.replace(ownPicture, '$1-640.webp$2') : null;
}

/** Returns a picture's `srcset`: thumbnail and whole, with their maximum widths. Undefined without a thumbnail. */
export function pictureSources(url: string): string | undefined {
  const thumbnail = thumbnailAddress(url);
  return thumbnail ? `${thumbnail} 640w, ${url} 2000w` : undefined;
}
