// `npm run pictures [-- NAME…]`: takes the pictures of the product that the home page shows, from the demonstration, in two widths and two formats.
// It records the texts of the locale that each picture shows: a test fails when one of them is no longer in the product.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type ProductPicture, productPictures } from './pictures/product-pictures.ts';
import { pictureFolder, readRecorded, textsInLocale } from './pictures/recorded.ts';
import { createSessions, findLinks, restoreSession } from './screens/sessions.ts';
import { openBrowser } from './steps/chromium.ts';
import { runCommand, tool } from './steps/command.ts';
import { startProduct } from './steps/product.ts';

const DENSITY = 2;

const names = process.argv.slice(2);
const chosen = productPictures.filter(({ name }) => names.length === 0 || names.includes(name));
const product = await startProduct();
const browser = await openBrowser(print);
try {
  const sessions = await createSessions(product);
  const links = await findLinks(product, sessions);
  const recorded = readRecorded();
  for (const picture of chosen) {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: picture.viewport,
      deviceScaleFactor: DENSITY,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
    });
    if (picture.role !== null) await restoreSession(context, sessions[picture.role]);
    const page = await context.newPage();
    await page.goto(typeof picture.address === 'string' ? picture.address : picture.address(links));
    await picture.prepare(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await write(picture, await page.screenshot({ caret: 'initial' }));
    recorded[picture.name] = textsInLocale(await visibleTexts(page));
    await context.close();
  }
  const file = path.join(pictureFolder, 'recorded.json');
  writeFileSync(file, JSON.stringify(recorded));
  await runCommand(tool('biome'), ['format', '--write', file]);
} finally {
  await browser.close();
  await product.stop();
}

async function write({ name, widths }: ProductPicture, png: Buffer): Promise<void> {
  for (const width of widths) {
    const resized = sharp(png).resize({ width });
    const file = path.join(pictureFolder, `${name}-${width}`);
    const { size: avif } = await resized.clone().avif({ quality: 58, effort: 7 }).toFile(`${file}.avif`);
    const { size: webp } = await resized.clone().webp({ quality: 80, effort: 6 }).toFile(`${file}.webp`);
    print(`${name} ${width}: ${Math.round(avif / 1_000)} kB avif, ${Math.round(webp / 1_000)} kB webp`);
  }
}

/** The texts of headings, buttons, links and labels inside the viewport. */
function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, label, th, dt, legend')];
    return found
      .filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return width > 1 && bottom > 0 && top < window.innerHeight;
      })
      .map((element) => element.innerText.trim());
  });
}

function print(line: string): void {
  console.log(line);
}
