import { Badge } from '#components/ui/badge.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import type { FormCounts } from '#lib/forms/answers/counts.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { countWords, openingWords } from '../form-words.ts';

interface FormItemProps {
  form: FormRow;
  /** Undefined until they are read. */
  counts: FormCounts | undefined;
}

/** A form in the list: what it is, where it stands, its next date, and what is new. It leads to the answers once there are any. */
export function FormItem({ form, counts }: FormItemProps) {
  const { id, title, kind, event_id, is_open } = form;
  const words = messages.formEditing;
  const offers = [form.is_contact && words.isContact, form.is_visit && words.isVisit];
  const stands = event_id ? words.onAnEvent : machinePaths.form(form.slug);
  return (
    <li className="border-t border-rule">
      <PageLink
        href={machinePaths.churchForm(id, counts?.answers ? 'answers' : undefined)}
        className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5 hover:bg-limestone"
      >
        <span className="grid min-w-0 wrap-anywhere">
          <strong>{title}</strong>
          <span className="text-sm text-ink-2">
            {[words.kinds[kind], ...offers, stands].filter(Boolean).join(' · ')}
          </span>
          {counts && <span className="text-sm text-ink-2">{countWords(form, counts)}</span>}
        </span>
        <span className="inline-flex flex-wrap gap-2">
          {counts && counts.new_answers > 0 && (
            <Badge tone="sunflower">{words.fresh(counts.new_answers)}</Badge>
          )}
          <Badge tone={is_open ? 'cedar' : 'quiet'}>{openingWords(form)}</Badge>
        </span>
      </PageLink>
    </li>
  );
}
