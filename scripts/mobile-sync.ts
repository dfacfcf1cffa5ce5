// `npm run mobile:sync`: builds the web application, writes apps/mobile/www from it, and copies that into the Android and iOS projects.
// With --check: fails when the generated files of the projects are not what the installed plugins give. It needs no build.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildWeb } from './build.ts';
import { capacitor, mobile, shellFiles, staleFiles } from './mobile/projects.ts';
import { readShellSettings } from './mobile/settings.ts';
import { dist, renderShellPage } from './mobile/shell-page.ts';

process.exitCode = process.argv.includes('--check') ? await check() : await sync();

async function check(): Promise<number> {
  const stale = await staleFiles();
  for (const file of stale) console.error(`apps/mobile/${file} is not current. Run: npm run mobile:sync`);
  return stale.length > 0 ? 1 : 0;
}

async function sync(): Promise<number> {
  const read = readShellSettings(process.env);
  if (!read.ok) {
    for (const problem of read.problems) console.error(problem);
    return 1;
  }
  const built = await buildWeb();
  if (built.code !== 0) {
    console.error(built.output);
    return built.code;
  }
  const www = path.join(mobile, 'www');
  rmSync(www, { recursive: true, force: true });
  mkdirSync(www);
  const client = path.join(dist, 'client');
  for (const file of shellFiles(client)) cpSync(path.join(client, file), path.join(www, file));
  writeFileSync(path.join(www, 'index.html'), await renderShellPage(read.settings));
  const synced = await capacitor('sync');
  console.log(synced.output);
  return synced.code;
}
