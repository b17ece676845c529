import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../../markup/written-text.ts';
import type { SourceContext, SourceItem } from '../../source.ts';
import { type Group, groupItems, type SignUp, signUpItems } from '../program-pages.ts';
import { type Fields, fieldsOf, textIn, webLink } from '../values.ts';
import type { Related } from './resources.ts';

/** Yields the groups that Church Center shows. Where a group meets may be a home: of its place only that it is online. */
export async function* readGroups(
  resources: AsyncIterable<Related>,
  { takenPaths = [] }: SourceContext,
): AsyncGenerator<SourceItem> {
  const groups: Group[] = [];
  for await (const { resource } of resources) {
    const group = groupOf(resource.attributes);
    if (group) groups.push(group);
  }
  yield* groupItems(groups, takenPaths);
}

function groupOf(attributes: Fields): Group | null {
  const link = webLink(textIn(attributes, 'public_church_center_web_url'));
  const name = oneLine(textIn(attributes, 'name'), 200);
  const isPublic = link !== null && attributes.listed !== false && !attributes.archived_at;
  if (!isPublic || name === '') return null;
  const isOnline = attributes.location_type_preference === 'virtual';
  const when = [oneLine(textIn(attributes, 'schedule'), 200), isOnline ? messages.programs.online : ''];
  return {
    name,
    when: when.filter(Boolean).join(' · '),
    words: textIn(attributes, 'description_as_plain_text', 'description'),
    picture: textIn(fieldsOf(attributes.header_image), 'original', 'medium') || null,
    link,
  };
}

/** Yields what is open for signing up now, by name. */
export async function* readSignUps(
  resources: AsyncIterable<Related>,
  { takenPaths = [] }: SourceContext,
  now: Date,
): AsyncGenerator<SourceItem> {
  const signUps: SignUp[] = [];
  for await (const { resource } of resources) {
    const signUp = signUpOf(resource.attributes, now);
    if (signUp) signUps.push(signUp);
  }
  signUps.sort((one, other) => (one.name < other.name ? -1 : 1));
  yield* signUpItems(signUps, takenPaths);
}

function signUpOf(attributes: Fields, now: Date): SignUp | null {
  const [opens, closes] = ['open_at', 'close_at'].map((name) => Date.parse(textIn(attributes, name)));
  const isOpen = !((opens ?? Number.NaN) > now.getTime()) && !((closes ?? Number.NaN) <= now.getTime());
  const link = webLink(textIn(attributes, 'new_registration_url'));
  const name = oneLine(textIn(attributes, 'name'), 200);
  if (!isOpen || attributes.archived === true || link === null || name === '') return null;
  return { name, words: textIn(attributes, 'description'), link };
}
