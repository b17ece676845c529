// `npx tsx scripts/art/icons.ts` writes the icons in use, from the package of Lucide, into the repository.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconFiles, iconFolder } from './icon-files.ts';

// Files of this folder, too, name those in use.
const files = [...iconFiles()];
rmSync(iconFolder, { recursive: true, force: true });
mkdirSync(iconFolder, { recursive: true });
for (const [name, text] of files) writeFileSync(join(iconFolder, name), text);
