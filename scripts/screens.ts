// `npm run screens [-- NAME…]`: pictures of every screen and state on three devices, into .screens/. Names choose the scenes
// that begin so. A console error or a page wider than its screen is a failure.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type CameraContext, type SceneResult, takeScene } from './screens/camera.ts';
import { writeContactSheet } from './screens/contact-sheet.ts';
import { createReplay } from './screens/replay.ts';
import { type Device, devices, type Scene } from './screens/scene.ts';
import { adminScenes } from './screens/scenes/admin.ts';
import { adminPartnerScenes } from './screens/scenes/admin-partners.ts';
import { areaScenes } from './screens/scenes/areas.ts';
import { authScenes } from './screens/scenes/auth.ts';
import { clientScenes } from './screens/scenes/client.ts';
import { invitedScenes } from './screens/scenes/invited.ts';
import { offlineScenes } from './screens/scenes/offline.ts';
import { partnerScenes } from './screens/scenes/partner.ts';
import { publicScenes } from './screens/scenes/public.ts';
import { createSessions, findLinks } from './screens/sessions.ts';
import { openBrowser } from './steps/chromium.ts';
import { root } from './steps/command.ts';
import { startProduct } from './steps/product.ts';

const scenes = [
  ...publicScenes,
  ...authScenes,
  ...areaScenes,
  ...clientScenes,
  ...partnerScenes,
  ...adminPartnerScenes,
  ...adminScenes,
  ...invitedScenes,
  ...offlineScenes,
];
const asked = process.argv.slice(2);
const chosen = scenes.filter(({ name }) => asked.length === 0 || asked.some((start) => name.startsWith(start)));
if (chosen.length === 0) {
  print(`No scene begins so. Scenes:\n${scenes.map(({ name }) => `  ${name}`).join('\n')}`);
  process.exit(2);
}

const folder = path.join(root, '.screens');
mkdirSync(folder, { recursive: true });
const product = await startProduct();
const browser = await openBrowser(print);
try {
  const sessions = await createSessions(product);
  const links = await findLinks(product, sessions);
  const results = await takeAll({ browser, product, sessions, links, replay: createReplay(), folder }, chosen);
  const pictures = results.flatMap(({ files }) => files).length;
  const problems = results.flatMap((result) => result.problems).length;
  print(`${writeContactSheet(folder, results)}\n${chosen.length} scenes, ${pictures} pictures, ${problems} problems`);
  process.exitCode = problems > 0 ? 1 : 0;
} finally {
  await browser.close();
  await product.stop();
}

async function takeAll(camera: CameraContext, chosenScenes: readonly Scene[]): Promise<SceneResult[]> {
  const results: SceneResult[] = [];
  for (const scene of chosenScenes) {
    for (const device of scene.on ?? (Object.keys(devices) as Device[])) {
      const result = await takeScene(camera, scene, device);
      results.push(result);
      print(`${result.problems.length > 0 ? '✗' : '✓'} ${scene.name} · ${device}`);
      for (const problem of result.problems) print(`    ${problem}`);
    }
  }
  return results;
}

function print(line: string): void {
  console.log(line);
}
