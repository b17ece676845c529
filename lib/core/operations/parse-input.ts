import type { z } from 'zod';
import { AppError } from './errors.ts';
import { sanitizeInput, textIssues } from './sanitize-input.ts';

/** The input as its schema gives it. @throws AppError `invalid` with the messages of each field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const given = sanitizeInput(raw);
  const result = schema.safeParse(given);
  const issues = [...textIssues(schema, given), ...(result.error?.issues ?? [])];
  if (result.success && issues.length === 0) return result.data;
  const fields = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const field = path.map(String).join('.');
    const messages = fields.get(field) ?? [];
    if (!messages.includes(message)) fields.set(field, [...messages, message]);
  }
  throw new AppError('invalid', issues[0]?.message ?? 'Please check what you entered.', {
    fields: Object.fromEntries(fields),
  });
}
