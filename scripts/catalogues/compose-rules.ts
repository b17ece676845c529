import { parse } from 'yaml';
import { z } from 'zod';
import type { Manifests, Release } from './filled.ts';

const texts = z.looseObject({ en_US: z.string().min(1), es_ES: z.string().min(1) });
const service = z.looseObject({
  image: z.string().optional(),
  build: z.never().optional(),
  ports: z.array(z.looseObject({ target: z.int(), published: z.string() })).optional(),
  environment: z.union([z.record(z.string(), z.unknown()), z.array(z.string())]).optional(),
  volumes: z.array(z.unknown()).optional(),
  privileged: z.never().optional(),
  network_mode: z.never().optional(),
});
const compose = z.looseObject({ services: z.record(z.string(), service) });

/** Of CasaOS and ZimaOS: docs/specs/compose-and-x-casaos.md of IceWhaleTech/CasaOS-AppStore. */
const casaos = compose.extend({
  name: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
  'x-casaos': z.looseObject({
    id: z.string().regex(/^[\w-]+(?:\.[\w-]+)+$/),
    main: z.string(),
    index: z.string().startsWith('/'),
    port_map: z.string().regex(/^\d+$/),
    scheme: z.enum(['http', 'https']),
    icon: z.url(),
    title: texts,
    tagline: texts,
    description: texts,
    author: z.string(),
    developer: z.string(),
    category: z.enum([
      ...(['Media', 'Productivity', 'Home', 'Networking', 'AI'] as const),
      ...(['Finance', 'Social', 'Developer', 'Others'] as const),
    ]),
    architectures: z.tuple([z.literal('amd64'), z.literal('arm64')]),
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    screenshot_link: z.array(z.string()).min(1),
  }),
});

/** Of Umbrel: `AppManifest` of getumbrel/umbrel, and what its reviewers ask of a package. */
const umbrel = z.strictObject({
  manifestVersion: z.union([z.literal(1), z.number().min(1)]),
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  category: z.enum([
    'files',
    'bitcoin',
    'media',
    'networking',
    'social',
    'automation',
    'finance',
    'ai',
    'developer',
  ]),
  name: z.string(),
  version: z.string(),
  tagline: z.string().max(50),
  description: z.string(),
  releaseNotes: z.string(),
  developer: z.string(),
  website: z.url(),
  dependencies: z.array(z.string()),
  repo: z.url(),
  support: z.url(),
  port: z.int().min(1024).max(65_535),
  gallery: z.array(z.string()),
  path: z.union([z.literal(''), z.string().startsWith('/')]),
  defaultUsername: z.string(),
  defaultPassword: z.string(),
  deterministicPassword: z.boolean(),
  submitter: z.string(),
  submission: z.url(),
});

/** Returns what CasaOS would refuse. */
export function casaosProblems(files: Manifests, { version, image }: Release): string[] {
  const { value, problems } = read(casaos, files, 'casaos/docker-compose.yml');
  if (!value) return problems;
  const { main, port_map, version: shown } = value['x-casaos'];
  const entry = value.services[main];
  return [
    ...unless(entry, 'main names no service'),
    ...unless(entry?.image === `${image}:${version}`, 'the image is not that of this version'),
    ...unless(
      entry?.ports?.some(({ published }) => published === port_map),
      'port_map is no published port',
    ),
    ...unless(shown === version, 'another version'),
    ...unless(keeps(entry, '/storage'), 'what the church writes is in no volume'),
  ];
}

/** Returns what Umbrel would refuse. */
export function umbrelProblems(files: Manifests, { version, image, digest }: Release): string[] {
  const app = read(umbrel, files, 'umbrel/belltower/umbrel-app.yml');
  const { value, problems } = read(compose, files, 'umbrel/belltower/docker-compose.yml');
  if (!app.value || !value) return [...app.problems, ...problems];
  const { app_proxy, ...services } = value.services;
  const proxied = (app_proxy?.environment ?? {}) as Record<string, unknown>;
  const [name = '', site] = Object.entries(services)[0] ?? [];
  const settings = (site?.environment ?? {}) as Record<string, unknown>;
  return [
    ...unless(app.value.version === version, 'another version'),
    ...unless(proxied.APP_HOST === `${app.value.id}_${name}_1`, 'APP_HOST is not the container'),
    ...unless(proxied.APP_PORT === settings.PORT, 'APP_PORT is not the port that the site answers on'),
    ...unless(site?.image === `${image}:${version}@${digest}`, 'the image is not pinned to this version'),
    ...unless(
      keeps(site, '/storage', /^\$\{APP_DATA_DIR\}\/data\//),
      'what the church writes is not below APP_DATA_DIR',
    ),
    ...unless(files.has('umbrel/belltower/data/storage/.gitkeep'), 'the folder of the volume is missing'),
    ...unless(site && !site.ports, 'the port is published beside the proxy'),
  ];
}

/** The comments that a template of Coolify begins with. */
const coolifyHead = ['documentation', 'slogan', 'category', 'tags', 'logo', 'port'];

/** Returns what Coolify would refuse. */
export function coolifyProblems(files: Manifests, { version, image }: Release): string[] {
  const path = 'coolify/docker-compose.yml';
  const { value, problems } = read(compose, files, path);
  if (!value) return problems;
  const head = Object.fromEntries(
    [...(files.get(path) ?? '').matchAll(/^# (\w+): (.+)$/gm)].map(([, name, text]) => [name, text]),
  );
  const [name = '', site] = Object.entries(value.services)[0] ?? [];
  const environment = (site?.environment ?? []) as string[];
  const magic = environment.flatMap((line) => line.match(/SERVICE_[A-Z]+(?:_\d+)?_\w+/g) ?? []);
  return [
    ...coolifyHead.filter((each) => !head[each]).map((each) => `${path}: no ${each}`),
    ...unless(
      environment.includes(`SERVICE_URL_${name.toUpperCase()}_${head.port}`),
      'no address for the port',
    ),
    ...unless(environment.includes(`PORT=${head.port}`), 'the site answers on another port'),
    ...magic
      .filter(
        (each) => !/^SERVICE_(?:URL|FQDN|USER|PASSWORD|PASSWORD_64|HEX_32)_BELLTOWER(?:_\d+)?$/.test(each),
      )
      .map((each) => `Coolify makes no ${each}`),
    ...unless(site?.image === `${image}:${version}`, 'the image is not that of this version'),
    ...unless(keeps(site, '/storage'), 'what the church writes is in no volume'),
    ...unless(site && !site.ports, 'the port is published beside the proxy'),
  ];
}

type Service = z.output<typeof service>;

/** Whether a volume of the service is at this folder, and its source fits. */
function keeps(of: Service | undefined, target: string, source = /^[a-z$/][\w-]*/): boolean {
  return (of?.volumes ?? []).some((volume) => {
    if (typeof volume === 'string') return volume.endsWith(`:${target}`) && source.test(volume);
    const { target: at, source: from } = volume as Record<string, string>;
    return at === target && source.test(from ?? '');
  });
}

function unless(isSo: unknown, problem: string): string[] {
  return isSo ? [] : [problem];
}

function read<Schema extends z.ZodType>(schema: Schema, files: Manifests, path: string) {
  const result = schema.safeParse(parse(files.get(path) ?? ''));
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.map((issue) => `${path}: ${issue.path.join('.')}: ${issue.message}`);
  return { value: undefined, problems };
}
