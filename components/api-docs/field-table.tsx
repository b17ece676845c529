import type { DescribedField } from '#lib/core/openapi/schema-labels.ts';
import { InlineCode } from './inline-code.tsx';

/** Fields and their descriptions: side by side on wide windows, stacked on a phone. */
export function FieldTable({
  title,
  fields,
  isAnswer = false,
}: {
  title?: string;
  fields: DescribedField[];
  isAnswer?: boolean;
}) {
  return (
    <div>
      {title && <h3 className="mb-2 text-sm font-semibold">{title}</h3>}
      <dl className="text-sm *:grid *:gap-x-4 *:border-t *:border-rule/70 *:py-2 *:md:grid-cols-[minmax(0,15rem)_1fr]">
        {fields.map(({ name, place, type, isRequired, description }) => (
          <div key={`${place} ${name}`}>
            <dt className="min-w-0">
              <code className="font-semibold break-words">{name}</code>{' '}
              {isRequired && !isAnswer && <span className="ms-2 text-paintbrush">needed</span>}
            </dt>
            <dd className="min-w-0 text-ink-2 wrap-anywhere">
              <span>{place ? `In the ${place}: ${type}` : type}</span>
              {description && (
                <>
                  <span>. </span>
                  <InlineCode text={description} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
