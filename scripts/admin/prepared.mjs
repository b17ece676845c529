import { prepare } from '#server/build/prepare.mjs';

// `npm run backup` and `npm run restore`: where nothing was started yet they install what is needed, as `npm start`
// does. Whatever a volunteer can do something about is said in one sentence.
const [, , name, ...given] = process.argv;
try {
  await prepare();
  const { register } = await import('tsx/esm/api');
  register();
  const { run } = await import(`./${name}.ts`);
  console.log(await run(given));
} catch (error) {
  console.error(error.name === 'PlainError' ? error.message : error);
  process.exitCode = 1;
}
