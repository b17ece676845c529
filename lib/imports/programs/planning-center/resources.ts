import { z } from 'zod';
import { AppError } from '#lib/core/operations/errors.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { type Answer, type AskJson, bodyOf } from '../ask-json.ts';
import { type Fields, fieldsOf, listOf, textIn } from '../values.ts';

const identifier = z.looseObject({ type: z.string(), id: z.string() });
const fields = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((given): Fields => given ?? {});
const resource = identifier.extend({ attributes: fields, relationships: fields });

/** A resource of JSON:API 1.0. */
export type Resource = z.output<typeof resource>;

const page = z.looseObject({
  data: z.array(resource),
  included: z.array(resource).nullish(),
  links: fields,
  meta: fields,
});
type Page = z.output<typeof page>;

/** A resource with those that it relates to. */
export interface Related {
  resource: Resource;
  /** Returns the included resources of a relationship. */
  related(name: string): Resource[];
}

const mostPages = 500;

/**
 * Yields the resources of a list, whose first page was requested already, and of its further pages (`links.next`).
 * @throws AppError `invalid` for an answer of another form, and for pages that repeat before the end of the list
 */
export async function* resourcesOf(
  first: Answer,
  { ask, address, name }: { ask: AskJson; address: string; name: string },
): AsyncGenerator<Related> {
  const known = new Set<string>();
  let answer = first;
  for (let [pages, from] = [1, address]; ; pages += 1) {
    const { data, included, links, meta } = pageIn(answer, name);
    const fresh = data.filter(({ id }) => !known.has(id));
    for (const each of fresh) known.add(each.id);
    yield* fresh.map((each) => relatedTo(each, included ?? []));
    const link = textIn(links, 'next');
    const next = link === '' ? undefined : parsedUrl(link, from)?.href;
    if (next === undefined || data.length === 0) return;
    if (fresh.length === 0) {
      // All of it was read, whatever the program says comes next.
      if (known.size >= Number(meta.total_count ?? Number.POSITIVE_INFINITY)) return;
      throw new AppError('invalid', messages.programs.repeats(name));
    }
    if (pages >= mostPages) throw new AppError('invalid', messages.programs.tooMany(name));
    answer = await ask(next);
    from = next;
  }
}

function pageIn(answer: Answer, name: string): Page {
  const read = page.safeParse(bodyOf(answer, name));
  if (!read.success) throw new AppError('invalid', messages.programs.notAnswered(name));
  return read.data;
}

function relatedTo(each: Resource, included: readonly Resource[]): Related {
  return {
    resource: each,
    related(name) {
      const { data } = fieldsOf(each.relationships[name]);
      return listOf([data].flat()).flatMap(
        ({ type, id }) => included.find((other) => other.type === type && other.id === id) ?? [],
      );
    },
  };
}
