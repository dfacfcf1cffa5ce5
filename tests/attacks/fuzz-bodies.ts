// Bodies for the fuzzer: JSON that is nearly right, CSV and forms of every sort, and bytes that are none of them.
import { STRANGE, VALUES } from './fuzz-values.ts';
import { SCRATCH } from './fuzz-words.ts';
import type { Random } from './random.ts';

export function bodyOf(random: Random, contentType: string, names: readonly string[]): Buffer {
  if (random.odd(0.08)) return Buffer.from(random.many(200, () => random.below(256)));
  if (contentType.startsWith('text/csv')) return Buffer.from(csv(random, names));
  if (contentType.includes('form')) return Buffer.from(form(random, names));
  return Buffer.from(mangled(random, json(random, names)));
}

function json(random: Random, names: readonly string[]): string {
  if (random.odd(0.1)) return random.pick(ODD_JSON);
  if (random.chance(0.35)) return row(random, names);
  const keys = keysOf(random, names);
  return `[${random.many(4, () => row(random, names, random.chance(0.85) ? keys : undefined)).join(',')}]`;
}

const ODD_JSON = [
  '',
  ' ',
  'null',
  '1',
  '"text"',
  '[]',
  '{}',
  '[{}]',
  '[[]]',
  '[null]',
  '[1,{}]',
  '{"":1}',
  '{"id":1,"id":2}',
  '[{"id":1,"id":2},{"id":3}]',
  '{"id":1e999}',
  '{"id":-0}',
  '{"id":123456789012345678901234567890}',
  '{"title":"\\ud800","suite":"f"}',
  '{"title":"\\u0000","suite":"f"}',
  '{"\\u0000":1}',
  '{"\\ud800":1}',
  '{"__proto__":{"id":1}}',
  '{"constructor":1}',
  '\ufeff{"id":1}',
  '{"id":01}',
  "{'id':1}",
  '{"id":1,}',
  `{"meta":${'['.repeat(20_000)}${']'.repeat(20_000)},"suite":"f","title":"deep"}`,
  '['.repeat(5_000),
  `{"title":"${'x'.repeat(100_000)}","suite":"f"}`,
];

/** Mostly scratch columns, so that many writes are good ones. */
function keysOf(random: Random, names: readonly string[]): string[] {
  const own = SCRATCH.length > 0 && random.chance(0.5) ? ['suite', 'title', 'qty', 'sku', 'priority'] : [...names];
  return Array.from({ length: 1 + random.below(4) }, () => random.pick(own).replaceAll('"', ''));
}

function row(random: Random, names: readonly string[], keys = keysOf(random, names)): string {
  return `{${keys.map((key) => `${JSON.stringify(key)}:${value(random, 0)}`).join(',')}}`;
}

function value(random: Random, depth: number): string {
  if (!random.odd(0.7)) return String(random.below(9));
  const kind = random.below(10);
  if (kind < 3) return String(random.pick([0, 1, 2, 7, -1, 1.5, 2_147_483_648, 1e21, 1e308]));
  if (kind < 6) return JSON.stringify(random.pick(VALUES));
  if (kind === 6) return random.pick(['null', 'true', 'false']);
  if (kind === 7) return JSON.stringify(random.pick(STRANGE));
  if (depth > 3) return '[]';
  if (kind === 8) return `[${random.many(3, () => value(random, depth + 1)).join(',')}]`;
  return `{${random.many(2, () => `${JSON.stringify(random.pick(STRANGE))}:${value(random, depth + 1)}`).join(',')}}`;
}

function csv(random: Random, names: readonly string[]): string {
  const keys = keysOf(random, names);
  const cell = () => {
    const text = random.pick(random.chance(0.8) ? VALUES : STRANGE);
    return random.chance(0.3) ? `"${text.replaceAll('"', random.pick(['""', '"']))}"` : text;
  };
  const lines = random.many(4, () => keys.map(cell).join(','));
  return [keys.join(','), ...lines].join(random.pick(['\n', '\r\n', '\r', '\n\n']));
}

function form(random: Random, names: readonly string[]): string {
  return keysOf(random, names)
    .map(
      (key) => `${encodeURIComponent(key)}=${random.chance(0.7) ? encodeURIComponent(random.pick(VALUES)) : '%zz%00+'}`,
    )
    .join('&');
}

function mangled(random: Random, text: string): string {
  if (!random.odd(0.1)) return text;
  const at = random.below(text.length + 1);
  return random.pick([text.slice(0, at), text.slice(at), text.slice(0, at) + random.pick(STRANGE) + text.slice(at)]);
}
