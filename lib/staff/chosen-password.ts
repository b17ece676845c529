import { hashPassword } from '#lib/core/auth/password.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { foldText } from '#lib/core/text/folded.ts';
import { messages } from '#lib/language/messages.ts';

/** So many letters beside the church's name make a password more than the name. */
const fewLetters = 5;

/**
 * Returns the stored form of a chosen password.
 * @throws AppError `invalid` on `password` for one of the commonest, or little more than the church's name
 */
export async function chosenPasswordHash(password: string): Promise<string> {
  if (isNameOfChurch(password)) throw fieldError('password', messages.staff.passwordOfChurch);
  if (await isCommon(password)) throw fieldError('password', messages.staff.passwordCommon);
  return hashPassword(password);
}

function isNameOfChurch(password: string): boolean {
  const { name, short_name } = currentChurch();
  const letters = lettersOf(password);
  return [name, short_name]
    .map(lettersOf)
    .some((own) => own !== '' && letters.includes(own) && letters.replace(own, '').length < fewLetters);
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}]/gu, '');
}

async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password.toLowerCase());
}
