import { coverAnswer } from '#lib/art/podcast-art.tsx';

export const dynamic = 'force-dynamic';

/** The cover art of the podcast as the site draws it. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  return coverAnswer(String(name).replace(/\.jpg$/, ''));
}
