import { nationalPhoneNumber } from '#lib/core/messaging/phone-number.ts';
import { isEmailAddress } from '#lib/core/operations/text-rules.ts';
import { decodedAddress } from '#lib/core/text/parsed-url.ts';
import { textOf } from '../json-ld.ts';
import type { FactPage, PageLink } from './fact-page.ts';
import { distinct, type FactReader, type Found, linesAbout, quoted } from './found.ts';
import { churchNodes } from './own-name.ts';
import { plain } from './service-words.ts';

const phoneLabel =
  /(?:phone|tel(?:ephone|\.)?|call(?: us)?|office|main|telefono|llamenos|llamanos|oficina|^p|^t)\s*[:.\s]*$/;
const noPhone =
  /(?:fax|text|sms|whats ?app|hotline|emergency|crisis|give|prayer line|fax\.?|emergencias?)\s*[:.#\s]*$/;
const number = /(?<![\d/@.-])\+?\(?\d[\d\s().-]{6,18}\d(?![\d/@])/g;
/** Mailboxes of a whole church, not of one person. */
const churchBox =
  /^(?:office|info|contact|hello|church|admin|secretary|mail|frontdesk|welcome|parish|oficina|secretaria|contacto|parroquia|iglesia|correo|informacion|hola|administracion|churchoffice|ask|connect)/;
const foreignBox =
  /(?:^|\.)(?:example\.(?:com|org)|wixpress\.com|sentry\.io|domain\.com|yourdomain\.\w+|email\.com|godaddy\.com|squarespace\.com|wordpress\.\w+)$/;

/** Returns the church's telephone numbers: no fax, and of several on a page those that are the office's. */
export const phoneFacts: FactReader = (page, country) => {
  const nodes = churchNodes(page).flatMap((node) =>
    phoneFact(textOf(node.telephone), quoted('telephone', textOf(node.telephone)), country),
  );
  const linked = contactLinks(page, 'tel:').filter(
    ({ line, words, href }) => !isOtherLine(line, words || href),
  );
  const links = linked.flatMap(({ href, line }) =>
    phoneFact(decodedAddress(href.slice(4)), line || href, country),
  );
  const lines = linesAbout(page).flatMap(({ text }) => numbersIn(text, country));
  const found = distinct([...nodes, ...links, ...lines]);
  return best(found, page, ({ words }) =>
    /office|main|church|oficina|iglesia|parroquia|llam|call us/.test(plain(words)),
  );
};

function phoneFact(written: string, words: string, country: string): Found[] {
  const value = nationalPhoneNumber(written.replace(/[;,].*$/, ''), country);
  return value === null ? [] : [{ field: 'phone', value, words }];
}

/** Whether the number of a link is a fax or a hotline. */
function isOtherLine(line: string, words: string): boolean {
  const at = line.indexOf(words);
  return noPhone.test(plain(at > 0 ? line.slice(0, at) : ''));
}

function numbersIn(line: string, country: string): Found[] {
  if (line.length > 300) return [];
  return [...line.matchAll(number)].flatMap(({ 0: text, index }) => {
    const before = plain(line.slice(0, index)).slice(-30);
    const isAlone = line.trim() === text;
    if (noPhone.test(before) || (!phoneLabel.test(before) && !isAlone)) return [];
    return phoneFact(text, line, country);
  });
}

/** Returns the church's e-mail addresses, and of several on a page those of no person. */
export const emailFacts: FactReader = (page) => {
  const nodes = churchNodes(page).flatMap((node) =>
    emailFact(textOf(node.email).replace(/^mailto:/i, ''), quoted('email', textOf(node.email))),
  );
  const links = contactLinks(page, 'mailto:').flatMap(({ href, line }) =>
    emailFact(decodedAddress(href.slice(7).replace(/\?.*$/, '')), line || href),
  );
  const lines = linesAbout(page).flatMap(({ text }) =>
    (text.length > 300 ? [] : (text.match(/[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g) ?? [])).flatMap((address) =>
      emailFact(address, text),
    ),
  );
  const found = distinct([...nodes, ...links, ...lines]);
  return best(found, page, ({ value }) => churchBox.test(plain(String(value))));
};

function emailFact(address: string, words: string): Found[] {
  const value = address.trim().replace(/\.$/, '').toLowerCase();
  const isOurs = isEmailAddress(value) && !foreignBox.test(value.replace(/^.*@/, ''));
  return isOurs ? [{ field: 'email', value, words }] : [];
}

function contactLinks({ links, isAboutChurch }: FactPage, scheme: string): PageLink[] {
  return links.filter(
    ({ href, part }) => href.toLowerCase().startsWith(scheme) && (part === 'frame' || isAboutChurch),
  );
}

/** Of several, those that are the church's by their words, or those of the frame; none where neither tells. */
function best(found: readonly Found[], { lines }: FactPage, isChurch: (fact: Found) => boolean): Found[] {
  if (found.length < 2) return [...found];
  const own = found.filter(isChurch);
  if (own.length > 0) return own;
  const frame = new Set(lines.filter(({ part }) => part === 'frame').map(({ text }) => text));
  const framed = found.filter(({ words }) => frame.has(words) || words.startsWith('"'));
  return framed.length <= 2 ? framed : [];
}
