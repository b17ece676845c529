import { z } from 'zod';
import { firstTag } from '#lib/core/church/locale.ts';
import { baseLanguage, type LanguageTag } from '#lib/core/language/languages.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { env } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import type { NamedText } from '#lib/core/translations/texts.ts';
import { messages } from '#lib/language/messages.ts';

const longestMilliseconds = 60_000;
const answer = z.object({ translatedText: z.string().max(400_000) });

/**
 * Returns texts by their names as the program at TRANSLATE_URL translates them, one after the other (LibreTranslate's
 * API).
 * @throws AppError `conflict` without TRANSLATE_URL; `unavailable` when it does not answer
 */
export async function askProgram(
  texts: readonly NamedText[],
  language: LanguageTag,
): Promise<Record<string, string>> {
  const { TRANSLATE_URL, TRANSLATE_KEY } = env();
  if (!TRANSLATE_URL) throw new AppError('conflict', messages.translations.noProgram);
  const signal = AbortSignal.timeout(longestMilliseconds);
  const suggestions: Record<string, string> = {};
  for (const { name, text, kind } of texts) {
    const body = {
      q: text,
      source: baseLanguage(firstTag()),
      target: baseLanguage(language),
      format: kind === 'rich' ? 'html' : 'text',
      ...(TRANSLATE_KEY && { api_key: TRANSLATE_KEY }),
    };
    suggestions[name] = await ask(TRANSLATE_URL, body, signal);
  }
  return suggestions;
}

async function ask(url: string, body: object, signal: AbortSignal): Promise<string> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
    if (!response.ok) throw new Error(`The program answered ${response.status}.`);
    return answer.parse(await response.json()).translatedText;
  } catch (error) {
    log.warn({ err: error }, 'the program at TRANSLATE_URL translated nothing');
    throw new AppError('unavailable', messages.translations.programSilent, {
      retryAfterSeconds: 60,
      isMeant: true,
    });
  }
}
