// Distinguishes a secret that anybody could guess from a generated one [W110]. It never repeats the secret.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const SHORTEST_PASSWORD = 12;
const SHORTEST_KEY = 32;

// Passwords and keys that come with tutorials, images and templates: public, whatever their length.
const WELL_KNOWN = [
  'postgres',
  'postgresql',
  'password',
  'motdepasse',
  'changeme',
  'change-me',
  'secret',
  'supabase',
  'liesse',
  'admin',
  'super-secret',
  'your-super-secret',
  'your-secret',
];

export function describeWeakPassword(password: string): string | undefined {
  if (password === '') return 'manque';
  if (isWellKnown(password)) return 'est connu de tous';
  return password.length < SHORTEST_PASSWORD ? `compte moins de ${SHORTEST_PASSWORD} caractères` : undefined;
}

/** Sentences about the keys lying in the data folder; none when the folder is new, since the platform will generate them. */
export async function findWeakKeys(dataDir: string): Promise<string[]> {
  const path = join(dataDir, 'keys.json');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const keys = keysFile.safeParse(parseJson(text));
  if (!keys.success) return [`${path} ne se lit pas comme un fichier de clés.`];
  return Object.entries(keys.data).flatMap(([name, value]) => {
    if (typeof value !== 'string' || !/secret/i.test(name)) return [];
    if (isWellKnown(value)) return [`${path} : ${name} est connue de tous.`];
    return value.length < SHORTEST_KEY ? [`${path} : ${name} compte moins de ${SHORTEST_KEY} caractères.`] : [];
  });
}

const keysFile = z.record(z.string(), z.unknown());

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Exactly a well-known word, one dressed up with digits and signs, or a template that starts with it. */
function isWellKnown(secret: string): boolean {
  const plain = secret.toLowerCase();
  return WELL_KNOWN.some((word) => plain.replace(/[^a-zà-ÿ-]+$/g, '') === word || plain.startsWith(`${word}-`));
}
