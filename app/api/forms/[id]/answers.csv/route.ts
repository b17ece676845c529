import { toFileRoute } from '#lib/core/operations/file-route.ts';
import { answerCalls } from '#lib/forms/answers/api.ts';
import { exportAnswers } from '#lib/forms/answers/queries.ts';

export const GET = toFileRoute(exportAnswers, answerCalls.file, ({ slug, text }) => ({
  name: `${slug}.csv`,
  bytes: Buffer.byteLength(text),
  open: () => new Blob([text]).stream(),
}));
