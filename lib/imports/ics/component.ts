/** A content line (RFC 5545, 3.1). */
export interface Property {
  /** In upper case. */
  name: string;
  /** Parameters as written: ';TZID=Europe/Berlin;VALUE=DATE'. */
  parameters: string;
  value: string;
}

/** A component without the properties of its parts. */
export interface Component {
  properties: Property[];
  parts: { name: string; component: Component }[];
  /** Lines that are neither properties nor part of a text before them. */
  strayLines: string[];
  /** The property whose text the next line without a name continues. */
  unended: Property | null;
}

const knownNames = new Set(
  (
    'ATTACH ATTENDEE CATEGORIES CLASS COLOR COMMENT CONFERENCE CONTACT CREATED DESCRIPTION DTEND DTSTAMP DTSTART DUE ' +
    'DURATION EXDATE EXRULE GEO IMAGE LAST-MODIFIED LOCATION ORGANIZER PRIORITY RDATE RECURRENCE-ID RELATED-TO ' +
    'REQUEST-STATUS RESOURCES RRULE SEQUENCE STATUS SUMMARY TRANSP TZID TZNAME TZOFFSETFROM TZOFFSETTO TZURL UID URL'
  ).split(' '),
);
const dateNames = /^(?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)$/;
/** Properties of one line that are read: a line without a name never continues them. */
const oneLineNames = new Set(
  (
    'ATTACH CLASS DTEND DTSTAMP DTSTART DURATION EXDATE EXRULE IMAGE LAST-MODIFIED LOCATION RDATE RECURRENCE-ID RRULE ' +
    'SEQUENCE STATUS SUMMARY TZID TZOFFSETFROM TZOFFSETTO UID URL X-LIC-LOCATION X-MICROSOFT-CDO-ALLDAYEVENT'
  ).split(' '),
);

/** Reads the lines of a component, from its BEGIN on; its END may be missing. */
export function readComponent(lines: readonly string[]): Component {
  const whole = emptyComponent();
  const open = [whole];
  for (const line of lines.slice(1)) {
    const [, edge, name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const current = open.at(-1) ?? whole;
    if (edge === undefined) readLine(line, current);
    else if (/^END$/i.test(edge)) open.pop();
    else {
      const component = emptyComponent();
      current.unended = null;
      current.parts.push({ name: name.toUpperCase(), component });
      open.push(component);
    }
  }
  return whole;
}

function emptyComponent(): Component {
  return { properties: [], parts: [], strayLines: [], unended: null };
}

function readLine(line: string, component: Component): void {
  const property = readProperty(line);
  if (property) component.properties.push(property);
  else if (component.unended && !isBrokenProperty(line)) {
    // Programs that do not escape a line break of a text leave its next line without a name.
    component.unended.value += `\n${line}`;
    return;
  } else if (line.trim() !== '') component.strayLines.push(line.trim());
  component.unended = property && !oneLineNames.has(property.name) ? property : null;
}

/** Whether a line begins as a property does, but lacks its colon: 'LOCATION Hall', 'dtend;tzid=Europe/Berlin 2027'. */
function isBrokenProperty(line: string): boolean {
  const [, given = '', parameter] =
    /^([A-Za-z][A-Za-z0-9-]*)(?![A-Za-z0-9-])(;\s*[A-Za-z-]+\s*=)?/.exec(line) ?? [];
  const name = given.toUpperCase();
  // 'X-MAS' is a word.
  const isKnown = knownNames.has(name) || /^X-\w+-/.test(name);
  return isKnown && (given === name || parameter !== undefined);
}

/** Returns the property of a line, or null. */
export function readProperty(line: string): Property | null {
  const [begin = '', given = ''] = /^([A-Za-z][A-Za-z0-9-]*)\s*(?=[;:])/.exec(line) ?? [];
  const name = given.toUpperCase();
  if (!isName(given, line.slice(begin.length))) return null;
  const rest = line.slice(begin.length);
  const dates = dateNames.test(name) ? rest.search(/:\s*\d{4}-?\d\d-?\d\d/) : -1;
  const colon = dates === -1 ? colonIn(rest) : dates;
  const parameters = rest.slice(0, colon);
  if (colon === -1 || hasWordsBehind(parameters)) return null;
  return { name, parameters, value: rest.slice(colon + 1).trimEnd() };
}

/** Whether words follow a quoted or blankless parameter: the colon is not the property's, but one of its text. */
function hasWordsBehind(parameters: string): boolean {
  const unquoted = parameters.replace(/"[^"]*"/g, '""');
  return /;\s*(?:(?:LANGUAGE|VALUE)\s*=\s*[\w-]+|[\w-]+\s*=\s*"")\s+[^\s;]/i.test(unquoted);
}

/** Whether a line begins with a property name, unlike 'Note: bring a chair' or an address. */
function isName(given: string, rest: string): boolean {
  const name = given.toUpperCase();
  const isOneCase = given === name || given === given.toLowerCase();
  if (!isOneCase && rest.startsWith(': ')) return false;
  const isKnown = knownNames.has(name) || name.startsWith('X-');
  return isKnown || (given.length > 1 && given === name && !rest.startsWith(': '));
}

/** Returns the index of the first colon outside of quotes, or -1; a quote that is never closed quotes nothing. */
function colonIn(text: string): number {
  let colon = text.indexOf(':');
  for (let at = 0; colon !== -1; ) {
    const quote = text.indexOf('"', at);
    const close = quote === -1 || quote > colon ? -1 : text.indexOf('"', quote + 1);
    if (close === -1) return colon;
    at = close + 1;
    if (colon < at) colon = text.indexOf(':', at);
  }
  return -1;
}

/** Returns all properties of a name in upper case. */
export function propertiesOf({ properties }: Pick<Component, 'properties'>, name: string): Property[] {
  return properties.filter((property) => property.name === name);
}

/** Returns the first property's value as a text (RFC 5545, 3.3.11); empty without one. */
export function textOf({ properties }: Pick<Component, 'properties'>, name: string): string {
  const value = properties.find((property) => property.name === name)?.value ?? '';
  return value.replace(/\\([\\;,":nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

/** Returns the text in upper case: 'CANCELLED'. */
export function wordOf(component: Component, name: string): string {
  return textOf(component, name).trim().toUpperCase();
}

/** Returns a parameter's value without quotes; null where it is missing or empty. */
export function parameterOf({ parameters }: Property, name: string): string | null {
  const [, value = ''] = new RegExp(`;\\s*${name}\\s*=\\s*("[^"]*"|[^;]*)`, 'i').exec(parameters) ?? [];
  return value.replace(/["\\]/g, '').trim() || null;
}
