import { secondTag } from '#lib/core/church/locale.ts';
import { db } from '#lib/core/database/db.ts';
import { runInLanguage } from '#lib/translations/in-language.ts';
import type { MailKind } from './define-mail.ts';

/** Runs in the language of a mail's reader, where the site has two. */
export async function inReaderLanguage<Result>(
  { language }: Pick<MailKind, 'language'>,
  about: string,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!language || secondTag() === null) return run();
  return runInLanguage(await language(about, db()), run);
}
