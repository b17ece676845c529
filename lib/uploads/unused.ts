import { pictureName, thumbnailName } from './file-name.ts';

interface KeptFile {
  folder: string;
  name: string;
}

/**
 * The files that none of the texts refers to: image addresses, or HTML with such addresses in it. A picture
 * and its thumbnail stand and fall together.
 */
export function unusedFiles<File extends KeptFile>(
  files: readonly File[],
  texts: readonly (string | null)[],
): File[] {
  const all = texts.join('\n');
  return files.filter(({ folder, name }) => {
    const picture = pictureName(name);
    return ![picture, thumbnailName(picture)].some((each) => all.includes(`/uploads/${folder}/${each}`));
  });
}
