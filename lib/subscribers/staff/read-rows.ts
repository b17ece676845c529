import { AppError } from '#lib/core/operations/errors.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';
import { messages } from '#lib/language/messages.ts';
import { isRoleAddress } from './role-address.ts';
import { type ImportedPerson, type ImportResult, importedPerson } from './schema.ts';

/** A person of an import, with the spelling by which mailboxes are compared. */
export interface WantedPerson extends ImportedPerson {
  mailbox: string;
}

export type Refusals = ImportResult['refused'];

/** Returns the people of the rows, each mailbox once with the topics of all its rows, and the rows that name none. */
export function readRows(rows: readonly unknown[]): { people: WantedPerson[]; refused: Refusals } {
  const people = new Map<string, WantedPerson>();
  const refused: Refusals = [];
  for (const row of rows) {
    const read = readRow(row);
    if ('why' in read) {
      refused.push(read);
      continue;
    }
    const known = people.get(read.mailbox);
    people.set(read.mailbox, known ? merged(known, read) : read);
  }
  return { people: [...people.values()], refused };
}

function readRow(row: unknown): WantedPerson | Refusals[number] {
  const given = typeof row === 'object' && row !== null && 'email' in row ? row.email : '';
  const email = typeof given === 'string' ? given.trim().slice(0, 254) : '';
  try {
    const person = parseInput(importedPerson, row ?? {});
    if (isRoleAddress(person.email)) return { email: person.email, why: messages.subscriberList.roleAddress };
    return { ...person, mailbox: mailboxOf(person.email) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { email, why: error.message };
  }
}

function merged(one: WantedPerson, other: WantedPerson): WantedPerson {
  return {
    ...one,
    name: one.name ?? other.name,
    language: one.language ?? other.language,
    topics: [...new Set([...one.topics, ...other.topics])],
  };
}
