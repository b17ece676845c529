import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Returns the message at this place of a form, of a list as a whole, or of the first of its texts that has one. */
export function errorAt<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
): string | undefined {
  const { error } = form.getFieldState(name, form.formState);
  if (!error) return undefined;
  const own = error.root?.message ?? error.message;
  if (own) return own;
  const entries: unknown[] = Object.values(error);
  return entries.map(messageIn).find((message) => message !== undefined);
}

function messageIn(entry: unknown): string | undefined {
  const message = (entry as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}
