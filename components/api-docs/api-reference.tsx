import { PageHeading } from '#components/ui/page-heading.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { conventions } from '#lib/core/openapi/document.ts';
import type { ReadableCall, ReadableThing } from '#lib/core/openapi/reading.ts';
import { refusals } from '#lib/core/operations/problem.ts';
import { ApiCallCard } from './api-call-card.tsx';
import { FieldTable } from './field-table.tsx';
import { InlineCode } from './inline-code.tsx';

/** The whole API on one page, in English as its document is: conventions, then the calls by area. */
export function ApiReference({
  areas,
  things,
}: {
  areas: { area: string; calls: ReadableCall[] }[];
  things: ReadableThing[];
}) {
  return (
    <>
      <div lang="en" dir="ltr" className="bg-limestone">
        <PageHeading title="The API">
          <p>
            For programs that read or change what this site shows. The same as a file for tools:{' '}
            <a className="text-link" href={unlinkedPaths.apiDocument}>
              OpenAPI 3.1
            </a>
            .
          </p>
        </PageHeading>
      </div>
      <div lang="en" dir="ltr" className="wrap grid gap-x-12 gap-y-10 py-14 lg:grid-cols-12">
        <ApiContents areas={[...areas.map(({ area }) => area), 'What comes back']} />
        <div className="min-w-0 lg:col-span-9">
          <Conventions />
          {areas.map((each) => (
            <Area key={each.area} {...each} />
          ))}
          <ApiThings id={anchorOf('What comes back')} things={things} />
        </div>
      </div>
    </>
  );
}

function Conventions() {
  return (
    <section aria-labelledby="conventions">
      <h2 id="conventions" className="text-2xl">
        What holds for every call
      </h2>
      {conventions.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="measure mt-4 text-ink-2">
          <InlineCode text={paragraph} />
        </p>
      ))}
      <Refusals />
    </section>
  );
}

function Area({ area, calls }: { area: string; calls: ReadableCall[] }) {
  return (
    <section aria-labelledby={anchorOf(area)} className="mt-14">
      <h2 id={anchorOf(area)} className="text-2xl">
        {area}
      </h2>
      <ul className="mt-5 border-t border-rule">
        {calls.map((call) => (
          <li key={call.id} className="border-b border-rule">
            <ApiCallCard call={call} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Refusals() {
  return (
    <dl id="refusals" className="mt-7 grid scroll-mt-28 grid-cols-[3rem_1fr] gap-x-3 gap-y-1.5 text-sm">
      {[['304', 'The client has it already (`If-None-Match`).'], ...Object.entries(refusals)].map(
        ([status = '', text = '']) => (
          <div key={status} className="contents">
            <dt className="tabular font-semibold">{status}</dt>
            <dd className="text-ink-2">
              <InlineCode text={text} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function ApiContents({ areas }: { areas: string[] }) {
  return (
    <nav aria-label="Areas of the API" className="lg:col-span-3">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 lg:sticky lg:top-28 lg:flex-col">
        {['What holds for every call', ...areas].map((area, index) => (
          <li key={area}>
            <a
              className="text-link inline-block py-1.5"
              href={`#${index === 0 ? 'conventions' : anchorOf(area)}`}
            >
              {area}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Prefixed: the area 'Content' would otherwise clash with the id of the main element. */
function anchorOf(area: string): string {
  return `area-${area.toLowerCase().replace(/[^a-z]+/g, '-')}`;
}

/** The schemas that calls answer with, each listed once. */
function ApiThings({ id, things }: { id: string; things: ReadableThing[] }) {
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
