/** A picture that the site serves, from its folder or bucket: folder and file name. */
export const ownPicture = /^\/uploads\/([a-z-]+)\/([\w-]+\.webp)$/;

/** UploadThing's addresses. */
export const hostedPicture = /^https:\/\/(?:[a-z0-9-]+\.)?(?:ufs\.sh|utfs\.io)\/f\/[\w.~%-]+$/;

/** Returns whether the address is one that this site's storage assigns. */
export function isStoredPicture(url: string): boolean {
  return ownPicture.test(url) || hostedPicture.test(url);
}
