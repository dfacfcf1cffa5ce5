// `npm run demo`: writes supabase/seed.sql and, with --pictures, the pictures beside it. With --check: fails when the seed is not what
// scripts/demo gives or when a picture is missing. Pictures are not compared: encoders of other versions give other bytes.
// With --remove: takes the demonstration out of a stopped server's data, for a site that goes public.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serverAddress } from '@liesse/platform/postgres/pooler.ts';
import sharp from 'sharp';
import { pictureName } from './demo/ids.ts';
import { pictures } from './demo/pictures.ts';
import { remove } from './demo/remove.ts';
import { seed } from './demo/seed.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'supabase/seed.sql');
const folder = path.join(root, 'supabase/demo-photos');
const pictureFile = (number: number): string => path.join(folder, `${pictureName(number)}.webp`);

if (process.argv.includes('--remove')) {
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  const databaseUrl = serverAddress(process.env) ?? undefined;
  const isGone = await remove({ root, dataDir, databaseUrl, print: console.log }).catch((error: Error) => {
    console.error(error.message);
    return false;
  });
  process.exitCode = isGone ? 0 : 1;
} else if (process.argv.includes('--check')) {
  const problems = [
    ...(readFileSync(file, 'utf8') === seed()
      ? []
      : ['supabase/seed.sql is not what scripts/demo gives. Run: npm run demo']),
    ...pictures.all
      .filter(({ number }) => !existsSync(pictureFile(number)))
      .map(({ number }) => `${pictureFile(number)} is missing. Run: npm run demo -- --pictures`),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('the demonstration is fresh');
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  writeFileSync(file, seed());
  if (process.argv.includes('--pictures')) await draw();
  console.log(`wrote ${path.relative(root, file)}, ${pictures.all.length} pictures`);
}

async function draw(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { number, svg } of pictures.all)
    await sharp(Buffer.from(svg())).webp({ quality: 68, effort: 5, smartSubsample: true }).toFile(pictureFile(number));
}
