// The contact sheet: an HTML page with all pictures, a row for each scene, and the problems of this run.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SceneResult } from './camera.ts';
import { type Device, devices } from './scene.ts';

/** Pictures of earlier runs remain: a run of one scene replaces the row of that scene only. */
export function writeContactSheet(folder: string, results: readonly SceneResult[]): string {
  const file = path.join(folder, 'index.html');
  writeFileSync(file, contactSheet(readdirSync(folder), results));
  return file;
}

export function contactSheet(files: readonly string[], results: readonly SceneResult[]): string {
  const pictures = files.filter((file) => file.endsWith('.png'));
  const names = [...new Set(pictures.map((file) => file.split('.')[0] ?? ''))].toSorted();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Liesse, ${names.length} scenes</title>
<style>${styles}</style>
<h1>${names.length} scenes, ${pictures.length} pictures</h1>
${names.map((name) => row(name, pictures, results)).join('\n')}
</html>
`;
}

function row(name: string, pictures: readonly string[], results: readonly SceneResult[]): string {
  const problems = results
    .filter((result) => result.files.some((file) => file.startsWith(`${name}.`)))
    .flatMap((result) => result.problems.map((problem) => `${result.device}: ${problem}`));
  const shown = (Object.keys(devices) as Device[])
    .map((device) => `${name}.${device}.png`)
    .filter((file) => pictures.includes(file))
    .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`);
  const list = problems.map((problem) => `<li>${escape(problem)}</li>`).join('');
  return `<section id="${name}"><h2><a href="#${name}">${name}</a></h2><ul>${list}</ul><div>${shown.join('')}</div></section>`;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const styles = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; background: #eee; }
div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
img { height: 32rem; max-width: 60rem; object-fit: cover; object-position: top; background: #fff; box-shadow: 0 1px 4px #0004; }
li { color: #9b2c1f; }
h2 a { color: inherit; text-decoration: none; }
`;
