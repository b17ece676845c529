/** A picture that the site serves itself, from its folder or its bucket: the folder and the name that it gave. */
export const ownPicture = /^\/uploads\/([a-z-]+)\/([\w-]+\.webp)$/;

/** Where UploadThing serves what it stores. */
export const hostedPicture = /^https:\/\/(?:[a-z0-9-]+\.)?(?:ufs\.sh|utfs\.io)\/f\/[\w.~%-]+$/;

/** Whether the address is one that this site's storage gives to what is uploaded. */
export function isStoredPicture(url: string): boolean {
  return ownPicture.test(url) || hostedPicture.test(url);
}
