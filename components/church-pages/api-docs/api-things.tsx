import type { ReadableThing } from '#lib/core/openapi/reading.ts';
import { FieldTable } from './field-table.tsx';
import { InlineCode } from './inline-code.tsx';

/** What calls answer, each thing told once. */
export function ApiThings({ id, things }: { id: string; things: ReadableThing[] }) {
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="text-2xl">
        What comes back
      </h2>
      <ul className="mt-5 border-t border-rule">
        {things.map(({ name, about, fields }) => (
          <li key={name} className="border-b border-rule">
            <details id={name} className="scroll-mt-28">
              <summary className="py-3.5">
                <code className="font-semibold">{name}</code>{' '}
                {about && (
                  <span className="mt-0.5 block text-sm text-ink-2">
                    <InlineCode text={about} />
                  </span>
                )}
              </summary>
              <div className="pb-7">
                <FieldTable fields={fields} isAnswer />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
