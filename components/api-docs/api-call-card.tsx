import './api-call-card.css';
import { Badge, type BadgeTone } from '#components/ui/badge.tsx';
import type { ReadableCall } from '#lib/core/openapi/reading.ts';
import { FieldTable } from './field-table.tsx';
import { InlineCode } from './inline-code.tsx';

const tones: Record<string, BadgeTone> = {
  GET: 'bluebonnet',
  POST: 'cedar',
  PUT: 'sunflower',
  PATCH: 'sunflower',
  DELETE: 'paintbrush',
};

/** One call: its address and purpose; opened, its parameters and answers. */
export function ApiCallCard({ call }: { call: ReadableCall }) {
  const { id, method, path, summary, who } = call;
  return (
    <details id={id} className="group scroll-mt-28">
      <summary className="api-summary">
        <Badge tone={tones[method] ?? 'ink'} className="w-[4.6rem] flex-none justify-center font-mono">
          {method}
        </Badge>{' '}
        <span className="min-w-0 flex-1 basis-full md:basis-0">
          <code className="block font-semibold break-words">{path}</code>{' '}
          <span className="block text-sm text-ink-2">{summary}</span>
        </span>{' '}
        <span className="flex-none text-sm text-ink-3">
          <span>{who}</span>{' '}
          <span aria-hidden="true" className="ms-2 inline-block group-open:rotate-90">
            ›
          </span>
        </span>
      </summary>
      <CallDetails call={call} />
    </details>
  );
}

function CallDetails({ call }: { call: ReadableCall }) {
  const { detail, parameters, body, curl } = call;
  return (
    <div className="grid gap-7 pb-9 md:ps-[5.4rem]">
      {detail && (
        <p className="measure">
          <InlineCode text={detail} />
        </p>
      )}
      {parameters.length > 0 && <FieldTable title="Address and headers" fields={parameters} />}
      {body && <FieldTable title={`Body, ${body.media}`} fields={body.fields} />}
      <Answers call={call} />
      <div>
        <h3 className="text-sm font-semibold">For example</h3>
        <pre className="api-example">
          <code>{curl}</code>
        </pre>
      </div>
    </div>
  );
}

function Answers({ call: { success, otherStatuses } }: { call: ReadableCall }) {
  return (
    <div className="text-sm">
      <h3 className="font-semibold">Answers</h3>
      <p className="mt-2 text-ink-2">
        <span className="tabular font-semibold text-ink">{success.status}</span>{' '}
        <span>{`with ${success.label}${success.things.length > 0 ? ' (' : ''}`}</span>
        {success.things.map((name, index) => (
          <span key={name}>
            {index > 0 && <span>, </span>}
            <a className="text-link" href={`#${name}`}>
              {name}
            </a>
          </span>
        ))}
        <span>{`${success.things.length > 0 ? ')' : ''}. Or`}</span>{' '}
        <a className="text-link tabular" href="#refusals">
          {otherStatuses.join(', ')}
        </a>
        <span>.</span>
      </p>
    </div>
  );
}
