import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { sizeText } from '#lib/core/text/size-text.ts';
import { langAsTyped, langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { ShownDocument } from '#lib/site-pages/public/shown-block.ts';
import type { BlockViewProps } from '../rhythm.ts';
import { TitledBlock } from '../titled-block.tsx';

/** Documents to read and print. */
export function DocumentsView({ block, form }: BlockViewProps<'documents'>) {
  const { documents, category } = block;
  const words = messages.pageViews;
  return (
    <TitledBlock title={category || words.documents} marks={category ? langAsTyped() : {}} form={form}>
      {documents && documents.length > 0 ? (
        <ul className={`grid gap-x-10 border-t border-rule ${form === 'across' ? 'md:grid-cols-2' : ''}`}>
          {documents.map((document) => (
            <DocumentRow key={document.url} document={document} />
          ))}
        </ul>
      ) : (
        <p className="text-lg text-ink-2">{documents ? words.noDocuments : words.notLoaded}</p>
      )}
    </TitledBlock>
  );
}

function DocumentRow({ document }: { document: ShownDocument }) {
  const { title, url, date, bytes } = document;
  const facts = [date && formatDate(date, 'MMMM d, yyyy'), messages.pageViews.pdf(sizeText(bytes))];
  return (
    <li className="border-b border-rule">
      <a href={url} className="flex min-h-14 items-center gap-4 py-3 underline-offset-4 hover:underline">
        <svg
          aria-hidden="true"
          viewBox="0 0 24 30"
          width="24"
          height="32"
          className="flex-none text-second"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="M2 1h13l7 7v21H2zM15 1v7h7M7 15h10M7 20h10" />
        </svg>
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere" {...langOf(document, 'title')}>
            {title}
          </span>
          <span className="tabular block text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
        </span>
      </a>
    </li>
  );
}
