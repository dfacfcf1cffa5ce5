// `npm run screens [-- NAME…]`: pictures of every screen and state on three devices, into .screens/. Names choose the scenes
// that begin so. A console error or a page wider than its screen is a failure.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Studio, type Take, take } from './screens/camera.ts';
import { findLinks, gatherCast } from './screens/cast.ts';
import { writeContactSheet } from './screens/contact-sheet.ts';
import { createReplay } from './screens/replay.ts';
import { type Device, devices, type Scene } from './screens/scene.ts';
import { areaScenes } from './screens/scenes/areas.ts';
import { authScenes } from './screens/scenes/auth.ts';
import { clientScenes } from './screens/scenes/client.ts';
import { invitedScenes } from './screens/scenes/invited.ts';
import { publicScenes } from './screens/scenes/public.ts';
import { openBrowser } from './steps/chromium.ts';
import { root } from './steps/command.ts';
import { startProduct } from './steps/product.ts';

const scenes = [...publicScenes, ...authScenes, ...areaScenes, ...clientScenes, ...invitedScenes];
const asked = process.argv.slice(2);
const chosen = scenes.filter(({ name }) => asked.length === 0 || asked.some((start) => name.startsWith(start)));
if (chosen.length === 0) {
  say(`No scene begins so. Scenes:\n${scenes.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exit(2);
}

const folder = path.join(root, '.screens');
mkdirSync(folder, { recursive: true });
const product = await startProduct();
const browser = await openBrowser(say);
try {
  const cast = await gatherCast(product);
  const links = await findLinks(product, cast);
  const takes = await takeAll({ browser, product, cast, links, replay: createReplay(), folder }, chosen);
  const pictures = takes.flatMap(({ files }) => files).length;
  const problems = takes.flatMap((one) => one.problems).length;
  say(`${writeContactSheet(folder, takes)}\n${chosen.length} scenes, ${pictures} pictures, ${problems} problems`);
  process.exitCode = problems > 0 ? 1 : 0;
} finally {
  await browser.close();
  await product.stop();
}

async function takeAll(studio: Studio, some: readonly Scene[]): Promise<Take[]> {
  const takes: Take[] = [];
  for (const scene of some) {
    for (const device of scene.on ?? (Object.keys(devices) as Device[])) {
      const taken = await take(studio, scene, device);
      takes.push(taken);
      say(`${taken.problems.length > 0 ? '✗' : '✓'} ${scene.name} · ${device}`);
      for (const problem of taken.problems) say(`    ${problem}`);
    }
  }
  return takes;
}

function say(line: string): void {
  console.log(line);
}
