/** Where uploads are created by the tus protocol; each is below it by its id. */
export const uploadsPath = '/api/uploads/sound';

const oneUpload = /^\/api\/uploads\/sound\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Returns whether this server answers the path by the tus protocol. */
export function isUploadPath(path: string): boolean {
  return path === uploadsPath || path.startsWith(`${uploadsPath}/`);
}

/** Returns the id of the upload at a path; undefined for another path. */
export function uploadIdIn(path: string): string | undefined {
  return oneUpload.exec(path)?.[1];
}
