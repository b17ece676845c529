// Compresses the build in the folder that is named once more, with the best level.
import { compressBuild, levels } from './compression.mjs';

await compressBuild(process.argv[2], levels.best);
