export default {
  /** ‘Your address’ in setup and settings. */
  siteAddress: {
    loadFailed: 'The address could not be loaded',
    loading: 'Loading the address...',
    plain: 'This site is not yet under a name: what you type here is not encrypted on its way.',
    nameLabel: 'The name of your site',
    nameHelp:
      'Such as your-church.org. A registrar rents it to you; the website you have now may be at it. Its visitors stay there until you move in.',
    ipv4Label: 'The public address of this machine',
    ipv4Help:
      'Four numbers, such as 203.0.113.7. This machine is behind a router and cannot see it: the router’s own page shows it, or the pages of the company that hosts the machine. The router has to pass ports 80 and 443 on to this machine.',
    lookUp: 'Show what to enter',
    otherName: 'Another name',
    lines: 'Lines for your registrar',
    linesLead: (name: string) =>
      `Where ${name} is rented, there is a page called “DNS”. Enter these lines there, and take away others of the same type and name. Leave lines of the type MX alone: mail depends on them.`,
    labels: { type: 'Type', name: 'Name', value: 'Value' },
    shortName: (name: string) => `in some forms: ${name}`,
    copy: 'Copy',
    copied: 'Copied.',
    copyValue: (value: string) => `Copy ${value}`,
    stamps: { yes: 'there', no: 'not yet', elsewhere: 'leads elsewhere' },
    foundElsewhere: (found: string, builder: string | null) =>
      builder ? `${found}, probably ${builder}` : found,
    proxied: 'Turn the orange cloud off at this line (“DNS only”), so that the name leads here.',
    takeAway: 'Take this line away: it leads some visitors elsewhere.',
    again: 'The site asks again by itself. A change can take an hour until it is seen everywhere.',
    unanswered: 'The name servers did not all answer, or not the same yet. The site asks again by itself.',
    moveIn: 'Move in',
    moveInHelp: (url: string) =>
      `The site is at ${url} a minute later, encrypted. The old address leads on, and you sign in there once more.`,
    moveInNot: 'You can move in once every line is there.',
    moving: 'Moving in',
    movingLead: (url: string) =>
      `The certificate for ${url} is asked for. This takes less than a minute as a rule; you need not wait here.`,
    moved: 'Your site is at its name',
    movedLead: 'Everything that visitors send and read is encrypted. Old addresses lead here.',
    open: (url: string) => `Open ${url}`,
    failed: 'Not yet moved in',
    certificate: (until: string, renews: string) =>
      `The certificate holds until ${until}. The site renews it by itself around ${renews}.`,
    expired: (until: string) => `The certificate ended on ${until}, so browsers warn of this site.`,
    decidedBy: {
      environment:
        'The settings of the machine say which address this site has (SITE_URL), so nothing is chosen here.',
      proxy:
        'A web server or a tunnel stands in front of this site (TRUST_PROXY) and holds its name and certificate, so nothing is chosen here.',
      ports:
        'This site was started without the ports 80 and 443, so it cannot hold a certificate itself. Put a web server with HTTPS in front of it and name the address in SITE_URL, or install it as a release.',
    },
    current: (url: string) => `The site is at ${url}.`,
  } as const,
  /** What is wrong with a name, and where it leads. */
  addressNames: {
    missing: 'Please enter the name of your site, such as your-church.org.',
    path: 'Please enter the name alone, without anything behind a slash.',
    port: 'Please enter the name without a colon and a number: the site is at the usual ports.',
    number: 'Please enter a name, not a number: certificates are for names.',
    local: 'This name leads nowhere outside of your house. Please enter one that a registrar rents.',
    wrong: 'This is no name of a website. Please enter one such as your-church.org.',
    ipv4: 'Please enter four numbers with dots between them, such as 203.0.113.7.',
    ipv4Private: 'This number is for the inside of a network. Please enter the public one.',
    notYet: (name: string) =>
      `The line for ${name} is not there yet, or not everywhere. Please enter it at the registrar; it can take an hour until it is seen.`,
    elsewhere: (name: string, found: string) =>
      `${name} still leads elsewhere (${found}). Please change its line at the registrar.`,
  } as const,
  /** Why no certificate came. `name` is what it is about, `detail` what the authority said. */
  certificateFailures: {
    again: (moment: string) => `It is tried again on ${moment}.`,
    reasons: {
      rateLimited: (_name: string, _detail: string) =>
        'The authority gives no further certificate for this name for now: too many were asked for.',
      caa: (name: string, _detail: string) =>
        `A line of the type CAA at ${name} forbids this authority to give a certificate. Please add one that allows it at the registrar (letsencrypt.org for Let’s Encrypt), or take the CAA lines away.`,
      dns: (name: string, _detail: string) =>
        `The authority finds no address for ${name}. Please look at its lines at the registrar.`,
      connection: (name: string, _detail: string) =>
        `The authority does not reach this site at ${name}: port 80 has to be open from the internet. Please look at the firewall, and at the router if there is one.`,
      incorrectResponse: (name: string, _detail: string) =>
        `Where the authority asked for ${name}, another site answered. Please look at its lines at the registrar.`,
      elsewhere: (name: string, _detail: string) =>
        `At ${name} another site answers, so the authority was not asked. Please look at its lines at the registrar.`,
      rejected: (name: string, detail: string) =>
        `The authority gives no certificate for ${name}${detail ? `: ${detail}` : ''}.`,
      clock: (_name: string, _detail: string) =>
        'The clock of this machine is wrong, so no authority can be trusted. Please set date and time.',
      authority: (_name: string, _detail: string) =>
        'The authority could not be recognized by its own certificate (ACME_CA_FILE names that of one of your own).',
      silent: (_name: string, _detail: string) => 'The authority that gives certificates does not answer.',
      other: (_name: string, detail: string) =>
        detail ? `The authority gave no certificate: ${detail}` : 'The authority gave no certificate.',
    },
  } as const,
  certificateMail: {
    subject: {
      ending: (host: string) => `The certificate of ${host} ends soon`,
      ended: (host: string) => `The certificate of ${host} has ended`,
    },
    lead: {
      ending: (host: string, until: string) =>
        `The certificate of ${host} could not be renewed. It holds until ${until}; after that, browsers warn visitors of the site.`,
      ended: (host: string, until: string) =>
        `The certificate of ${host} ended on ${until} and could not be renewed. Browsers warn visitors of the site until there is a new one.`,
    },
    advice: 'The site goes on trying by itself. What stands at the registrar is shown under “Your address”.',
    open: 'Open your address',
  } as const,
  siteAddressLog: {
    singular: 'address of the site',
    plural: 'addresses of the site',
    kind: 'Address of the site',
    subject: 'the address of the site',
    labels: { host: 'Name', ipv4: 'Public address of the machine' },
    about: 'The name of the site.',
  } as const,
};
