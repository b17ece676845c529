import { largestDocumentBytes, largestSoundBytes, largestUploadBytes } from '#lib/core/http/body-limits.ts';

/** A kind of stored file. The sweep, the move, the export, backups, their proof and the restore know files by it. */
export interface FileKind {
  /** Its folders in the storage, which no other kind has. */
  folders: readonly string[];
  /** The media type of each extension, which is without the dot. */
  mediaTypes: Readonly<Record<string, string>>;
  /** The most that is taken of one. */
  largestBytes: number;
  namedIn: readonly NamedIn[];
  /** Rows hold its name alone; otherwise its address, as `Storage.store` returned it, within any HTML or JSON. */
  isNamedAlone?: true;
}

/** Columns of a table that name stored files. */
export interface NamedIn {
  table: string;
  columns: readonly string[];
  /** What shows the file: the words of staff for it, `backupProblems.places`. */
  place: string;
  /** The SQL of the row's name within its place. */
  name?: string;
  /** The column that holds the SHA-256 of the file. */
  sha256?: string;
}

/** Pictures are redrawn before they are stored. One folder each for events and ministries, the hero and so on. */
export const pictureFiles = {
  folders: ['event-images', 'hero-images', 'sermon-thumbnails', 'people', 'logos', 'pages'],
  mediaTypes: { webp: 'image/webp' },
  largestBytes: largestUploadBytes,
  namedIn: [
    { table: 'events', columns: ['image_url'], place: 'event', name: 'title' },
    {
      table: 'event_exceptions',
      columns: ['image_url'],
      place: 'event',
      name: '(SELECT title FROM events WHERE id = event_id)',
    },
    { table: 'sermons', columns: ['thumbnail_url'], place: 'sermon', name: 'title' },
    { table: 'series', columns: ['picture_url'], place: 'series', name: 'title' },
    { table: 'ministries', columns: ['imageurl', 'description'], place: 'ministry', name: 'title' },
    { table: 'site_pages', columns: ['picture_url', 'blocks', 'draft'], place: 'page', name: 'title' },
    { table: 'page_layouts', columns: ['blocks'], place: 'layout', name: 'id' },
    { table: 'page_texts', columns: ['value'], place: 'words', name: 'key' },
    { table: 'site_settings', columns: ['hero_background_url'], place: 'home' },
    { table: 'church', columns: ['logo_url'], place: 'logo' },
    { table: 'church', columns: ['mark_url'], place: 'mark' },
  ],
} as const satisfies FileKind;

/** The podcast's cover art: directories take no WebP. */
export const artFiles = {
  folders: ['podcast-art'],
  mediaTypes: { jpg: 'image/jpeg' },
  largestBytes: largestUploadBytes,
  namedIn: [{ table: 'podcast', columns: ['art_url'], place: 'podcast' }],
} as const satisfies FileKind;

/** The sides of cover art that directories of podcasts take, in px. */
export const artSides = { least: 1400, most: 3000 } as const;

/** PDFs, as they were uploaded. */
export const documentFiles = {
  folders: ['documents'],
  mediaTypes: { pdf: 'application/pdf' },
  largestBytes: largestDocumentBytes,
  isNamedAlone: true,
  namedIn: [
    { table: 'documents', columns: ['stored_name'], place: 'document', name: 'title', sha256: 'sha256' },
    {
      table: 'documents',
      columns: ['translated_stored_name'],
      place: 'document',
      name: 'title',
      sha256: 'translated_sha256',
    },
  ],
} as const satisfies FileKind;

/** Sound of sermons, as it was uploaded. A finished upload is named by its row until a sermon has it. */
export const soundFiles = {
  folders: ['sounds'],
  mediaTypes: { mp3: 'audio/mpeg', m4a: 'audio/mp4' },
  largestBytes: largestSoundBytes,
  isNamedAlone: true,
  namedIn: [
    { table: 'sermons', columns: ['audio_file'], place: 'sermon', name: 'title', sha256: 'audio_sha256' },
    {
      table: 'sound_uploads',
      columns: ['stored_name'],
      place: 'upload',
      name: 'file_name',
      sha256: 'sha256',
    },
  ],
} as const satisfies FileKind;

/** Every kind. A new one is one entry here. */
export const fileKinds: readonly FileKind[] = [pictureFiles, artFiles, documentFiles, soundFiles];

/** Returns the kind of a file by its folder and name; undefined for one that the site never stores. */
export function kindOf(folder: string, name: string): FileKind | undefined {
  const isPlain = /^\w[\w-]{0,200}\.\w+$/.test(name);
  return fileKinds.find(
    ({ folders, mediaTypes }) =>
      isPlain && folders.includes(folder) && typeIn(mediaTypes, name) !== undefined,
  );
}

/** Returns the address at which the site serves a file, wherever it is stored. */
export function servedAddress(folder: string, name: string): string {
  return `/uploads/${folder}/${name}`;
}

/** Returns what a row that names the file contains. */
export function nameInRows({ isNamedAlone }: FileKind, folder: string, name: string): string {
  return isNamedAlone ? name : servedAddress(folder, name);
}

/** Returns the media type of a stored file by its extension. */
export function mediaTypeOf(name: string): string {
  const types = fileKinds.map(({ mediaTypes }) => typeIn(mediaTypes, name));
  return types.find((type) => type !== undefined) ?? 'application/octet-stream';
}

function typeIn(mediaTypes: FileKind['mediaTypes'], name: string): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined;
}
