import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = '.github/ISSUE_TEMPLATE';
const forms = readdirSync(folder).filter((name) => name !== 'config.yml');

/** A form for issues, as code hosts read it. */
const form = z.strictObject({
  name: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  body: z
    .array(
      z.looseObject({
        type: z.enum(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']),
        id: z.string().optional(),
        attributes: z.looseObject({ label: z.string().optional(), value: z.string().optional() }),
      }),
    )
    .refine((parts) => parts.some(({ type }) => type !== 'markdown')),
});

test.each(forms)('the form %s is one that code hosts read', (name) => {
  const { body } = form.parse(parse(readFileSync(`${folder}/${name}`, 'utf8')));
  const asked = body.filter(({ type }) => type !== 'markdown');
  expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
  expect(asked.every(({ attributes }) => attributes.label)).toBe(true);
});

test('what package.json says of the project is there', () => {
  const { homepage, repository, bugs } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const address of [homepage, repository.url, bugs.url]) {
    const [file, anchor] = address.split('#');
    expect(existsSync(file), address).toBe(true);
    const headings = anchor ? readFileSync(file, 'utf8').toLowerCase() : '';
    if (anchor) expect(headings).toContain(`## ${anchor.replaceAll('-', ' ')}\n`);
  }
});

test('the newest version gets fixes of security, and SECURITY.md says where a weakness is told', () => {
  const text = readFileSync('SECURITY.md', 'utf8');
  expect(text).toContain('/.well-known/security.txt');
  expect(text).toMatch(/\| The newest release \| always \|/);
});
