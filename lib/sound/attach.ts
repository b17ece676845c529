import type { Database } from '#lib/core/database/db.ts';
import type { SoundUpload } from '#lib/core/generated/prisma/client.ts';
import { type Actor, staffOf } from '#lib/core/operations/access.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { isOwnPath } from '#lib/core/text/address-rules.ts';
import { messages } from '#lib/language/messages.ts';
import { checkSoundAddress, noSound, type SoundColumns, soundColumns } from './keep-sound.ts';

/** What was said of a sermon's sound: an upload, an address, null for none; undefined keeps what there is. */
interface Chosen {
  audio_upload?: string | null | undefined;
  audio_url?: string | null | undefined;
}

/** The sermon as it is, or will be: its title names a new file. */
interface Titled {
  id: string;
  title: string;
  audio_url?: string | null;
  audio_file?: string | null;
}

/** Returns the columns that change, within the transaction that writes them. */
type SetSound = (database: Database, sermon: Titled) => Promise<Partial<SoundColumns>>;

/**
 * Asks a new address elsewhere for what it is, which must not happen within a transaction. Returns what sets the sound.
 * @param readFormer returns the address that the sermon has
 * @throws AppError `invalid`, blaming `audio_url`, for an address without sound
 */
export async function chooseSound(
  { audio_upload, audio_url }: Chosen,
  actor: Actor,
  readFormer: () => Promise<string | null> = async () => null,
): Promise<SetSound> {
  if (audio_upload) return (database, sermon) => attachUpload(database, audio_upload, sermon, actor);
  if (audio_url === undefined) return async () => ({});
  if (!audio_url) return async () => noSound;
  const isNew = !isOwnPath(audio_url) && audio_url !== (await readFormer());
  const facts = isNew ? await checkSoundAddress(audio_url) : {};
  return async (_database, sermon) => {
    if (audio_url === sermon.audio_url) return {};
    if (isOwnPath(audio_url)) throw fieldError('audio_url', messages.sound.notOwn);
    return { ...noSound, audio_url, ...facts };
  };
}

/**
 * Gives a finished upload to its one sermon. Its row is locked until the sermon is written.
 * @throws AppError, blaming `audio_upload`: `not_found` for an unknown one or one of another session, `invalid` for an
 *   unfinished one, `conflict` for one that another sermon has
 */
async function attachUpload(
  database: Database,
  id: string,
  sermon: Titled,
  actor: Actor,
): Promise<Partial<SoundColumns>> {
  const { sessionId } = staffOf(actor);
  const [upload] = await database.$queryRaw<SoundUpload[]>`
    SELECT * FROM sound_uploads WHERE id::text = lower(${id}) AND session = ${sessionId} FOR UPDATE`;
  if (!upload) throw fieldError('audio_upload', messages.sound.unknown, 'not_found');
  const { stored_name, sha256, sermon_id } = upload;
  if (!stored_name || !sha256) throw fieldError('audio_upload', messages.sound.unfinished);
  if (sermon_id && sermon_id !== sermon.id) throw fieldError('audio_upload', messages.sound.used, 'conflict');
  if (sermon.audio_file === stored_name) return {};
  await database.soundUpload.update({ where: { id: upload.id }, data: { sermon_id: sermon.id } });
  return soundColumns({ ...upload, stored_name, sha256 }, sermon.title);
}
