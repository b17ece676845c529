import '#components/form/field.css';
import { notFound } from 'next/navigation';
import { PageBody } from '#components/site-pages/page-body.tsx';
import { PageTop } from '#components/site-pages/page-top.tsx';
import { filledText, loadBlocks } from '#lib/site-pages/public/load-blocks.ts';
import { drawnPage } from '#lib/site-pages/staff/drawn-page.ts';

/** An own page with its draft, for the staff page that edits it: the server alone asks for it. */
export default async function DrawnPagePage() {
  const page = drawnPage();
  if (!page) notFound();
  return (
    <article data-drawn-page="">
      <PageTop page={page} lead={filledText(page.summary)} />
      <div data-block-first="" />
      <PageBody blocks={await loadBlocks(page.blocks)} Mark={BlockMark} />
    </article>
  );
}

function BlockMark({ index }: { index: number }) {
  return <div data-block={index} />;
}
