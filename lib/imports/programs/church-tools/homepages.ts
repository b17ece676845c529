import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../../markup/written-text.ts';
import type { SourceContext, SourceItem } from '../../source.ts';
import { type AskJson, bodyOf } from '../ask-json.ts';
import { type Group, groupItems } from '../program-pages.ts';
import { type Fields, fieldsOf, idIn, listOf, textIn } from '../values.ts';
import { pictureOf } from './picture.ts';

/** Yields the groups of the public homepages, each once. A ChurchTools without them has no groups. */
export async function* readHomepages(
  ask: AskJson,
  base: string,
  { takenPaths = [] }: SourceContext,
): AsyncGenerator<SourceItem> {
  const { name } = messages.churchTools;
  const list = await ask(`${base}/api/grouphomepages`);
  if ('refusal' in list) return;
  const groups = new Map<string, Group>();
  for (const homepage of listOf(fieldsOf(list.body).data)) {
    const [, hash] = /\/grouphomepages\/([A-Za-z\d]{1,100})\/?$/.exec(textIn(homepage, 'apiUrl')) ?? [];
    if (hash === undefined) continue;
    const { data } = fieldsOf(bodyOf(await ask(`${base}/api/grouphomepages/${hash}`), name));
    for (const group of listOf(fieldsOf(data).groups)) {
      const read = groupOf(group, base, fieldsOf(data).showGroupImages !== false);
      if (read) groups.set(idIn(group), read);
    }
  }
  yield* groupItems([...groups.values()], takenPaths);
}

/** Its leaders, members and place are not taken along: who they are is for ChurchTools to show. */
function groupOf(group: Fields, base: string, hasPicture: boolean): Group | null {
  const name = oneLine(textIn(group, 'name'), 200);
  const id = idIn(group);
  if (name === '' || !/^\d+$/.test(id)) return null;
  const information = fieldsOf(group.information);
  const weekday = textIn(fieldsOf(information.weekday), 'nameTranslated', 'name');
  const when = [weekday, textIn(information, 'meetingTime')].filter(Boolean).join(' · ');
  return {
    name,
    when: oneLine(when, 200),
    words: [textIn(group, 'signUpHeadline'), textIn(information, 'note')].filter(Boolean).join('\n\n'),
    picture: hasPicture ? pictureOf(information, base) : null,
    link: `${base}/publicgroup/${id}`,
  };
}
