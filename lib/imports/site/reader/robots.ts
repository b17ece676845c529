/** What a robots.txt says (RFC 9309). */
export interface Robots {
  /** The paths that it asks this reader, or every one, not to read. */
  disallowed: readonly string[];
  sitemaps: readonly string[];
}

const mostRules = 500;

/** Returns the rules for the named robot, or else those for every robot, and the sitemaps. */
export function robotsOf(text: string, robot: string): Robots {
  const groups: { agents: string[]; paths: string[] }[] = [];
  const sitemaps: string[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]{1,20})\s*:\s*([^#]{0,2000})/i.exec(line) ?? [];
    const field = name.toLowerCase();
    if (field === 'sitemap') sitemaps.push(value.trim());
    else if (field === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], paths: [] });
      groups.at(-1)?.agents.push(value.trim().toLowerCase());
    } else if (field === 'disallow' && value.trim() !== '') groups.at(-1)?.paths.push(value.trim());
    if (field !== '' && field !== 'sitemap') isNaming = field === 'user-agent';
  }
  const pathsOf = (agent: string) => groups.filter(({ agents }) => agents.includes(agent));
  const named = pathsOf(robot.toLowerCase());
  const own = named.length > 0 ? named : pathsOf('*');
  return {
    disallowed: [...new Set(own.flatMap(({ paths }) => paths))].slice(0, mostRules),
    sitemaps: [...new Set(sitemaps)],
  };
}
