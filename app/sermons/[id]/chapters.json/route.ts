import { answering } from '#lib/core/operations/routes/route.ts';
import { chaptersFile } from '#lib/sermons/transcripts/files.ts';

export const dynamic = 'force-dynamic';

export const GET = answering('chapters', async (_request, { params }) =>
  chaptersFile(String((await params).id)),
);
