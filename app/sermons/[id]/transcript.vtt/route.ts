import { answering } from '#lib/core/operations/routes/route.ts';
import { transcriptFile } from '#lib/sermons/transcripts/files.ts';

export const dynamic = 'force-dynamic';

export const GET = answering('transcript as vtt', async (_request, { params }) =>
  transcriptFile(String((await params).id), 'vtt'),
);
