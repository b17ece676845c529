/** A picture in the folder of this machine: its folder and its name, as `folderStorage` names them. */
export const ownPicture = /^\/uploads\/([a-z-]+)\/([\w-]+\.webp)$/;

/** Where UploadThing serves what it stores. */
export const hostedPicture = /^https:\/\/(?:[a-z0-9-]+\.)?(?:ufs\.sh|utfs\.io)\/f\/[\w.~%-]+$/;

/** Whether the address is one that this site's storage gives to what is uploaded. */
export function isStoredPicture(url: string): boolean {
  return ownPicture.test(url) || hostedPicture.test(url);
}
