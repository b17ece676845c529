import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { keepPictureFrom } from '#lib/uploads/keep-picture.ts';
import type { ImportFact } from '../../site/facts.ts';

/** Returns the facts with the logo stored as an upload is. @throws AppError `invalid` on `fields` for one that cannot be */
export async function keepLogo(facts: readonly ImportFact[]): Promise<ImportFact[]> {
  return Promise.all(
    facts.map(async (fact) =>
      fact.field === 'logo' ? { ...fact, value: await kept(String(fact.value)) } : fact,
    ),
  );
}

async function kept(address: string): Promise<string> {
  try {
    return await keepPictureFrom(address, 'logos');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isNoPicture = error.message === messages.uploads.notAnImage;
    const reason = isNoPicture ? messages.imports.noPicture : error.message;
    throw fieldError('fields', `${messages.takenFacts.noLogo} ${reason}`);
  }
}
