import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The manifests by their path below docs/deploy/catalogues, which names the catalogue first. */
export type Manifests = ReadonlyMap<string, string>;

const folder = resolve(import.meta.dirname, '../../docs/deploy/catalogues');

/** Where a release is: what the files of the repository cannot know. */
export interface Release {
  version: string;
  /** The image without its tag, such as registry.example/belltower. */
  image: string;
  /** `sha256:` and the digest of the image of both platforms. */
  digest: string;
  /** The address of the folder with the archives. */
  address: string;
  /** The SHA-256 of each archive by its name. */
  sums: Readonly<Record<string, string>>;
}

/** Returns the files of the repository. Their addresses are of domains that no one can own (RFC 2606). */
export function readManifests(): Manifests {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true });
  return new Map(
    names
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );
}

const shown = {
  image: 'registry.example/belltower',
  digest: `sha256:${'0'.repeat(64)}`,
  address: 'https://releases.example/belltower',
};

/** Returns the files with the addresses and sums of a release in the place of the examples. */
export function filled(manifests: Manifests, { image, digest, address, sums }: Release): Manifests {
  const withSums = (text: string) =>
    text.replaceAll(
      /^(\s*(\w+)\.url = ".*\/([^/"]+)"\n\s*\2\.sha256 = ")[^"]*"/gm,
      (_all, line, _arch, name) => {
        const sum = sums[name];
        if (!sum) throw new Error(`The release has no sum of ${name}.`);
        return `${line}${sum}"`;
      },
    );
  return new Map(
    [...manifests].map(([path, text]) => [
      path,
      withSums(text)
        .replaceAll(shown.image, image)
        .replaceAll(shown.digest, digest)
        .replaceAll(shown.address, address.replace(/\/$/, '')),
    ]),
  );
}

/** Reads the sums that `npm run release` writes. */
export function sumsIn(text: string): Record<string, string> {
  const lines = text.matchAll(/^([0-9a-f]{64}) [ *](\S+)$/gm);
  return Object.fromEntries([...lines].map(([, sum = '', name = '']) => [name, sum]));
}
