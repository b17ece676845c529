// Judges one file of sound for the parent process, which kills this one beyond its limits.
import { open } from 'node:fs/promises';
import { firstMessage, tellParent } from '#lib/core/apart/inside-apart.ts';
import { bytesOfFile } from './bytes.ts';
import { judgeFile } from './judge-file.ts';
import { judgePieces } from './judge-pieces.ts';
import type { JudgingWork } from './verdict.ts';

await tellParent(await judge(await firstMessage<JudgingWork>()));

async function judge(work: JudgingWork) {
  if ('pieces' in work) return judgePieces(work.pieces, work.size, work.declaredType);
  const file = await open(work.path);
  try {
    return await judgeFile(bytesOfFile(file, (await file.stat()).size));
  } finally {
    await file.close();
  }
}
