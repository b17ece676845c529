import { z } from 'zod';
import { instant, orNull } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';
import { readHostName } from './names/host-name.ts';

const addressRecord = z.strictObject({
  type: z.enum(['A', 'AAAA', 'CNAME']),
  name: z.string(),
  value: z.string().meta({
    description: 'Empty: the address of this machine is not known, or the line is to be taken away.',
  }),
  found: z.string().meta({ description: '`yes`, `no`, or what stands there.' }),
  builder: z.string().nullable().meta({ description: 'Who probably answers there, such as Squarespace.' }),
});
export type AddressRecord = z.output<typeof addressRecord>;

const certificateStates = ['none', 'asked', 'there', 'failed'] as const;

const certificate = z.strictObject({
  state: z.enum(certificateStates),
  until: instant.nullable(),
  renews_at: instant.nullable().meta({ description: 'When it is renewed, or asked for again.' }),
  last_error: z.string().nullable().meta({ description: 'Why the last try failed, in words.' }),
});

/** What decides the address in place of staff. */
const deciders = ['environment', 'proxy', 'ports'] as const;

/** The address of the site, and the lines to enter for it. */
export const siteAddress = z
  .strictObject({
    host: z.string().nullable().meta({ description: 'In ASCII; null while none was taken.' }),
    host_shown: z.string().nullable().meta({ description: 'With its own letters.' }),
    records: z.array(addressRecord),
    certificate,
    url: z.string().meta({ description: 'The address of the site as it is now.' }),
    is_in_use: z.boolean().meta({ description: 'Whether the site is at `host`, by HTTPS of its own.' }),
    ipv4: z.string().nullable().meta({ description: 'Of this machine; null: its interfaces show none.' }),
    is_unanswered: z.boolean().meta({ description: 'No name server answered, or two differ.' }),
    decided_by: z.enum(deciders).nullable().meta({
      description:
        'What decides it in place of staff: SITE_URL, a proxy in front, or that the site was started without the ports 80 and 443.',
    }),
  })
  .meta({ id: 'Address', description: 'The address of the site.' });
export type SiteAddress = z.output<typeof siteAddress>;

/** A name as a person types it; the output is in ASCII. */
const hostName = z
  .string({ error: () => messages.addressNames.missing })
  .max(500, { error: () => messages.addressNames.wrong, abort: true })
  .transform((typed, context) => {
    const read = readHostName(typed);
    if ('host' in read) return read.host;
    context.addIssue({ code: 'custom', message: messages.addressNames[read.problem] });
    return z.NEVER;
  });

const ipv4 = orNull(z.ipv4({ error: () => messages.addressNames.ipv4 }))
  .optional()
  .meta({
    type: 'string',
    description: 'The public address of this machine, where its interfaces show none.',
  });

export const lookUpInput = z.object({ host: hostName, ipv4 });

/** Without `host`: the name that was looked up last. */
export const takeAddressInput = z.object({ host: hostName.optional(), ipv4 });
