import { firstLine, MailError } from '#lib/core/messaging/email.ts';
import { messages } from '#lib/language/messages.ts';

/** May send mail by SMTP as the person who signs in, and do so later on. */
export const mailScope = 'https://outlook.office.com/SMTP.Send offline_access';

export const usualTenant = 'organizations';

/** An answer of Microsoft's identity platform (RFC 6749, RFC 8628). */
export type MicrosoftAnswer = Record<string, unknown> & { error?: string; error_description?: string };

/**
 * Asks Microsoft's identity platform. Refusals are answers with an `error`.
 * @throws MailError when it cannot be reached
 */
export async function askMicrosoft(
  tenant: string,
  endpoint: 'devicecode' | 'token',
  form: Record<string, string>,
): Promise<MicrosoftAnswer> {
  const url = `https://login.microsoftonline.com/${encodeURIComponent(tenant)}/oauth2/v2.0/${endpoint}`;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(15_000),
    });
    return (await response.json()) as MicrosoftAnswer;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
    const code = cause?.code ?? name;
    throw new MailError(messages.mail.noAnswer(firstLine(cause?.message ?? ''), code), false, code);
  }
}

/** Returns the sentence of a refusal, without the ids that follow it. */
export function refusalOf({ error = '', error_description = '' }: MicrosoftAnswer): string {
  return firstLine(error_description.replace(/\s*Trace ID:[\s\S]*$/, '')) || error;
}
