import type { Church } from '#lib/core/church/church-row.ts';
import { toPhoneNumber } from '#lib/core/messaging/phone-number.ts';
import { AppError, type FieldErrors } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { ChurchChange } from './schema.ts';

/**
 * Validates a change together with the fields that stay. Phone numbers are stored as typed; links dial them in full.
 * @throws AppError `invalid` for an invalid number, for only one coordinate, or for one language twice
 */
export function checkFitting(change: ChurchChange, present: Church): void {
  const { country, latitude, longitude, language, second_language } = { ...present, ...change };
  const fields: FieldErrors = {};
  checkNumbers(change, country, fields);
  if ((latitude === null) !== (longitude === null) && ('latitude' in change || 'longitude' in change)) {
    fields[latitude === null ? 'latitude' : 'longitude'] = [messages.church.bothCoordinates];
  }
  if (language === second_language) fields.second_language = [messages.church.sameLanguage];
  const [problem] = Object.values(fields).flat();
  if (problem) throw new AppError('invalid', problem, { fields });
}

function checkNumbers(change: ChurchChange, country: string, fields: FieldErrors): void {
  const { phone, giving_text_number: number } = change;
  if (phone && !toPhoneNumber(phone, country)) fields.phone = [messages.church.invalidPhone];
  if (number && !isShortNumber(number) && !toPhoneNumber(number, country))
    fields.giving_text_number = [messages.church.invalidTextNumber];
}

/** Short codes for giving by text. */
function isShortNumber(typed: string): boolean {
  return /^\d{3,8}$/.test(typed);
}
