import { prepare } from '#server/build/prepare.mjs';

// `npm run backup`, `npm run restore` and `npm run import`: where nothing was started yet they install what is needed,
// as `npm start` does. Whatever a volunteer can do something about is said in one sentence.
try {
  await prepare();
  const { register } = await import('tsx/esm/api');
  register();
  await import(`./${process.argv[2]}.ts`);
} catch (error) {
  console.error(error.name === 'PlainError' ? error.message : error);
  process.exitCode = 1;
}
