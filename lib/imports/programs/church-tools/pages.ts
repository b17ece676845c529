import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { type AskJson, bodyOf } from '../ask-json.ts';
import { type Fields, fieldsOf, listOf } from '../values.ts';

const mostPages = 500;

/**
 * Yields the entries of a list and of its further pages (`meta.pagination`).
 * @throws AppError `invalid` for an answer of another form, and for pages that repeat
 */
export async function* entriesOf(ask: AskJson, address: string, name: string): AsyncGenerator<Fields> {
  let before = '';
  for (let page = 1; ; page += 1) {
    const url = new URL(address);
    if (page > 1) url.searchParams.set('page', String(page));
    const { data, meta } = fieldsOf(bodyOf(await ask(url.href), name));
    if (!Array.isArray(data)) throw new AppError('invalid', messages.programs.notAnswered(name));
    const now = JSON.stringify(data);
    if (page > 1 && data.length > 0 && now === before)
      throw new AppError('invalid', messages.programs.repeats(name));
    before = now;
    yield* listOf(data);
    const { lastPage } = fieldsOf(fieldsOf(meta).pagination);
    if (data.length === 0 || page >= Number(lastPage ?? 1)) return;
    if (page >= mostPages) throw new AppError('invalid', messages.programs.tooMany(name));
  }
}
