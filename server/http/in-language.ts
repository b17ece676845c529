import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSiteRoute } from '#lib/core/addresses/cached-routes.ts';
import { languageParameter, withPrefix } from '#lib/core/addresses/in-language.ts';
import { isSpokenAddress } from '#lib/core/addresses/language-routes.ts';
import {
  areHiddenPagesKnown,
  ownPageSpelt,
  ownPageSpokenAt,
  refreshOwnAddresses,
  spokenAddressOf,
} from '#lib/core/addresses/own-addresses.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { isLanguage } from '#lib/core/language/languages.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { RequestHandler } from './inject.ts';
import { isApi, isRead, pathOf } from './request-target.ts';
import { sendMoved, sendProblem } from './send.ts';

const prefixed = /^\/([a-z]{2}(?:-[a-z]{2})?)(?=[/?]|$)/i;
const asksForLanguage = new RegExp(`[?&]${languageParameter}=`);

/**
 * Returns a handler that answers in the second language where an address has its prefix, or a call of the API its
 * parameter, and takes that off. Other spellings, the prefix of the first language, and one that is not set lead to the
 * address that there is.
 */
export function inLanguages(
  handler: RequestHandler,
  headers: Readonly<Record<string, string>>,
): RequestHandler {
  const page: RequestHandler = (request, response) => {
    const { url = '/' } = request;
    const segment = prefixed.exec(url)?.[1] ?? '';
    const behind = url.slice(segment.length + 1);
    const plain = (behind.startsWith('/') ? behind : `/${behind}`).replace(/(?<=.)\/(?=$|\?)/, '');
    const { language: first, second_language: second } = currentChurch();
    const language = [first, second].find((tag) => tag?.toLowerCase() === segment.toLowerCase());
    const stored = storedTarget(plain, language ?? segment.toLowerCase());
    const path = pathOf(stored);
    const isSpoken = isSpokenAddress(ownPageSpelt(path) ?? path);
    const isSecond = Boolean(language) && language === second;
    if (!isSpoken && language && isSecond) return answerIn(language, url, request, response);
    if (!isSpoken || !(language ?? isLanguage(segment))) return handler(request, response);
    const known = isSecond ? spokenTarget(stored, `/${second}`) : stored;
    if (known !== url && isRead(request)) return sendMoved(response, known, headers);
    return language && isSecond ? answerIn(language, stored, request, response) : handler(request, response);
  };

  const call: RequestHandler = (request, response) => {
    const { url = '/' } = request;
    const query = new URLSearchParams(url.slice(pathOf(url).length));
    const asked = query.get(languageParameter) ?? '';
    query.delete(languageParameter);
    const plain = query.size > 0 ? `${pathOf(url)}?${query}` : pathOf(url);
    const { language: first, second_language: second } = currentChurch();
    if (second && asked === second) return answerIn(second, plain, request, response);
    request.url = plain;
    if (asked === first) return handler(request, response);
    const fields = { [languageParameter]: [messages.errors.notSpoken] };
    sendProblem(request, response, new AppError('invalid', messages.errors.notSpoken, { fields }), headers);
  };

  function answerIn(language: string, target: string, request: IncomingMessage, response: ServerResponse) {
    request.url = target;
    return runWithFacts({ prefix: `/${language}` }, () => handler(request, response));
  }

  return (request, response) => {
    const { url = '/' } = request;
    const answer = prefixed.test(url)
      ? page
      : isApi(pathOf(url)) && asksForLanguage.test(url)
        ? call
        : handler;
    if (answer === handler || areHiddenPagesKnown()) return answer(request, response);
    return refreshOwnAddresses().then(() => answer(request, response));
  };
}

/** Returns the target with the path in the first language of the own page that has this one in another. */
function storedTarget(target: string, language: string): string {
  const path = pathOf(target);
  if (isSiteRoute(path)) return target;
  const own = ownPageSpokenAt(withPrefix(`/${language}`, path.toLowerCase()));
  return own ? own + target.slice(path.length) : target;
}

/** Returns the address of a target in the language with this prefix. */
function spokenTarget(target: string, prefix: string): string {
  const path = pathOf(target);
  const own = spokenAddressOf(ownPageSpelt(path) ?? path, prefix);
  return own ? own + target.slice(path.length) : withPrefix(prefix, target);
}
