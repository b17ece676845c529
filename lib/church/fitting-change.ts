import type { Church } from '#lib/core/church/church-row.ts';
import { AppError, type FieldErrors } from '#lib/core/operations/errors.ts';
import { tidyPhoneNumber } from '#lib/core/platform/phone-number.ts';
import { churchMessages } from './messages.ts';
import type { ChurchChange } from './schema.ts';

/**
 * The change with its phone numbers as the church's country writes them.
 * @throws AppError `invalid` for a number that is none there, and for half of a place on the map
 */
export function fittingChange(change: ChurchChange, present: Church): ChurchChange {
  const { country, latitude, longitude } = { ...present, ...change };
  const fields: FieldErrors = {};
  const tidied = tidyNumbers(change, country, fields);
  if ((latitude === null) !== (longitude === null) && ('latitude' in change || 'longitude' in change)) {
    fields[latitude === null ? 'latitude' : 'longitude'] = [churchMessages.bothCoordinates];
  }
  const [problem] = Object.values(fields).flat();
  if (problem) throw new AppError('invalid', problem, { fields });
  return tidied;
}

function tidyNumbers(change: ChurchChange, country: string, fields: FieldErrors): ChurchChange {
  const tidied = { ...change };
  if (change.phone) {
    tidied.phone = tidyPhoneNumber(change.phone, country);
    if (!tidied.phone) fields.phone = [churchMessages.invalidPhone];
  }
  const { giving_text_number: number } = change;
  if (number && !isShortNumber(number)) {
    tidied.giving_text_number = tidyPhoneNumber(number, country);
    if (!tidied.giving_text_number) fields.giving_text_number = [churchMessages.invalidTextNumber];
  }
  return tidied;
}

/** As companies have them that take gifts by text. */
function isShortNumber(typed: string): boolean {
  return /^\d{3,8}$/.test(typed);
}
