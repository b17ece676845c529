import { inMebibytes, largestUploadBytes } from '#lib/core/http/body-limits.ts';
import { mostPixels } from '#lib/core/storage/picture-limits.ts';

export default {
  uploads: {
    notAnImage: 'Please select an image file',
    heic: 'HEIC pictures cannot be read here. Please save this one as JPEG and choose that. An iPhone takes JPEG pictures once Settings > Camera > Formats says ‘Most Compatible’.',
    otherKind:
      'Pictures of this kind cannot be read here. Please save this one as JPEG or PNG and choose that.',
    tooManyPixels: `This picture has too many pixels: up to ${mostPixels / 1_000_000} million can be read, such as 10,000 by 10,000. Please make it smaller and choose it again.`,
    tooLarge: `File size must be less than ${inMebibytes(largestUploadBytes)}MB`,
    artNotSquare: (width: number, height: number) =>
      `Cover art must be a square; this picture has ${width} by ${height} pixels.`,
    artSize: (side: number, least: number, most: number) =>
      `Cover art must have ${least} to ${most} pixels on each side; this picture has ${side}.`,
    artAlpha: 'Cover art must not be see-through; please save the picture as JPEG and choose that.',
    upload: 'Upload a picture',
    uploadFor: (label: string) => `Upload: ${label}`,
    addressHint: 'Upload one, or paste its address',
    chosen: 'A picture is chosen',
    retype: 'Paste an address instead',
    uploading: 'Uploading image...',
    uploaded: 'Image uploaded successfully',
    failed: (message?: string) => `Failed to upload image: ${message || 'Unknown error'}`,
    asItIs: 'The picture as it is now',
    keep: 'Keep the picture',
    remove: 'Remove picture',
    removed: 'The picture is removed once you save.',
  } as const,
};
