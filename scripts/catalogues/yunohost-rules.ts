import { parse } from 'smol-toml';
import { z } from 'zod';
import type { Manifests, Release } from './filled.ts';

const texts = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });
const size = z.string().regex(/^\d*(?:\.\d*)?[kKmMgG]$/);
const source = z.strictObject({ url: z.url(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const either = z.union([z.boolean(), z.literal('not_relevant')]);

/** `schemas/manifest.v2.schema.json` of YunoHost/apps, as far as this package uses it. */
const manifest = z.strictObject({
  packaging_format: z.literal(2),
  id: z.string().regex(/^[a-z0-9_-]+$/),
  name: z.string(),
  description: texts,
  version: z.string().regex(/^[0-9a-z]*(?:[.+-][0-9a-z]*)*~ynh\d+$/),
  maintainers: z.array(z.string()),
  upstream: z.strictObject({ license: z.literal('MIT') }),
  integration: z.strictObject({
    yunohost: z.string().regex(/^>= ?\d{1,2}(?:\.\d{1,2}){0,2}$/),
    helpers_version: z.literal('2.1'),
    architectures: z.tuple([z.literal('amd64'), z.literal('arm64')]),
    multi_instance: either,
    ldap: either,
    sso: either,
    disk: size,
    ram: z.strictObject({ build: size, runtime: size }),
  }),
  install: z.strictObject({
    domain: z.strictObject({ type: z.literal('domain'), full_domain: z.literal(true) }),
    language: z.strictObject({
      type: z.literal('select'),
      ask: texts,
      choices: z.tuple([z.literal('en'), z.literal('es')]),
      default: z.string(),
    }),
    init_main_permission: z.strictObject({ type: z.literal('group'), default: z.string() }),
  }),
  resources: z.strictObject({
    sources: z.strictObject({
      main: z.strictObject({ in_subdir: z.boolean(), amd64: source, arm64: source }),
    }),
    system_user: z.strictObject({}),
    install_dir: z.strictObject({}),
    data_dir: z.strictObject({}),
    ports: z.strictObject({ main: z.strictObject({ default: z.int().min(1024) }) }),
    permissions: z.strictObject({ main: z.strictObject({ url: z.literal('/'), protected: z.boolean() }) }),
  }),
});

/** The scripts of a package, each of which must be executable. */
export const yunohostScripts = ['install', 'remove', 'upgrade', 'backup', 'restore'] as const;

/** Helpers of older generations, which fail at an installation with those of 2.1. */
const oldHelpers =
  /\bynh_(?:add_\w+|remove_(?:systemd|nginx)_config|restore_file|secure_remove|systemd_action|exec_warn_less|script_progression --message)\b/g;

/** Returns what YunoHost would refuse of the manifest and the scripts. */
export function yunohostProblems(files: Manifests, { version, sums, address }: Release): string[] {
  const path = 'yunohost/manifest.toml';
  const result = manifest.safeParse(parse(files.get(path) ?? ''));
  if (!result.success)
    return result.error.issues.map((issue) => `${path}: ${issue.path.join('.')}: ${issue.message}`);
  const { main } = result.data.resources.sources;
  const wanted = { amd64: 'linux-x64', arm64: 'linux-arm64' } as const;
  return [
    ...(result.data.version.startsWith(`${version}~ynh`) ? [] : ['another version']),
    ...(['amd64', 'arm64'] as const).flatMap((arch) => {
      const name = `belltower-${version}-${wanted[arch]}.tar.gz`;
      const fits = main[arch].url === `${address}/${name}` && main[arch].sha256 === sums[name];
      return fits ? [] : [`${arch}: not ${name} with its sum`];
    }),
    ...['conf/nginx.conf', 'conf/systemd.service', 'doc/DESCRIPTION.md', 'tests.toml']
      .filter((name) => !files.get(`yunohost/${name}`))
      .map((name) => `no ${name}`),
    ...yunohostScripts.flatMap((name) => scriptProblems(name, files.get(`yunohost/scripts/${name}`) ?? '')),
  ];
}

function scriptProblems(name: string, text: string): string[] {
  return [
    ...(text.startsWith('#!/bin/bash\n') ? [] : [`${name}: no #!/bin/bash`]),
    ...(text.includes('source /usr/share/yunohost/helpers') ? [] : [`${name}: no helpers`]),
    ...[...text.matchAll(oldHelpers)].map(([helper]) => `${name}: ${helper} is an older helper`),
  ];
}
