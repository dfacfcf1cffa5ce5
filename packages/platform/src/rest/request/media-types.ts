// What the caller accepts, and what a body claims to be.

export type MediaType =
  | { kind: 'array'; stripped: boolean }
  | { kind: 'object'; stripped: boolean }
  | { kind: 'csv' }
  | { kind: 'geojson' }
  | { kind: 'openapi' }
  | { kind: 'plan'; format: 'text' | 'json'; options: string[]; for: MediaType }
  | { kind: 'raw'; type: string };

const STRIPPED = /nulls=stripped/;

/** Accept, in the caller's order of preference. An absent header and the any-type wildcard mean JSON. */
export function parseAccept(header: string | undefined): { accepted: MediaType[]; asked: string[] } {
  const asked = splitAccept(header);
  if (asked.length === 0) return { accepted: [{ kind: 'array', stripped: false }], asked: ['*/*'] };
  const accepted = asked.map(mediaType).filter((type) => type !== null);
  return { accepted, asked };
}

function splitAccept(header: string | undefined): string[] {
  if (!header) return [];
  return (header.match(/(?:[^,"]|"[^"]*")+/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => ({ part, index, quality: Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1) }))
    .toSorted((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ part }) => part.replace(/;\s*q=[\d.]+/, ''));
}

function mediaType(text: string): MediaType | null {
  const [name = ''] = text.split(';', 1);
  const stripped = STRIPPED.test(text);
  switch (name.trim().toLowerCase()) {
    case '*/*':
    case 'application/*':
    case 'application/json':
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return { kind: 'array', stripped };
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return { kind: 'object', stripped };
    case 'text/csv':
      return { kind: 'csv' };
    case 'application/geo+json':
      return { kind: 'geojson' };
    case 'application/openapi+json':
      return { kind: 'openapi' };
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+text':
      return planType(text, 'text');
    case 'application/vnd.pgrst.plan+json':
      return planType(text, 'json');
    case 'text/plain':
    case 'text/html':
    case 'text/xml':
    case 'application/octet-stream':
      return { kind: 'raw', type: name.trim().toLowerCase() };
    default:
      return null;
  }
}

function planType(text: string, format: 'text' | 'json'): MediaType {
  const inner = /for="([^"]+)"/.exec(text)?.[1];
  const options = /options=([\w|]+)/.exec(text)?.[1]?.split('|') ?? [];
  const wanted = inner === undefined ? null : mediaType(inner);
  const target: MediaType = wanted === null || wanted.kind === 'plan' ? { kind: 'array', stripped: false } : wanted;
  return { kind: 'plan', format, options, for: target };
}

export type BodyKind = 'json' | 'csv' | 'form' | 'text' | 'xml' | 'binary';

export function bodyKind(contentType: string | undefined): BodyKind | null {
  const name = (contentType ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase();
  switch (name) {
    case 'application/json':
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.array+json':
    case '':
      return 'json';
    case 'text/csv':
      return 'csv';
    case 'application/x-www-form-urlencoded':
      return 'form';
    case 'text/plain':
      return 'text';
    case 'text/xml':
    case 'application/xml':
      return 'xml';
    case 'application/octet-stream':
      return 'binary';
    default:
      return null;
  }
}
