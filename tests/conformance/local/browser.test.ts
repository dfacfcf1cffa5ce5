// An application on another port, in a real browser, with the official client as its pages load it.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../scripts/steps/chromium.ts';
import { PUBLISHABLE_KEY, url } from './client.ts';

const client = path.resolve(createRequire(import.meta.url).resolve('@supabase/supabase-js'), '../umd/supabase.js');
const PAGE = '<!doctype html><title>Tasks</title><link rel="icon" href="data:,"><script src="/supabase.js"></script>';

let site: Server;
let browser: Browser;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  const script = await readFile(client);
  site = createServer((request, response) => {
    const isScript = request.url === '/supabase.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html').end(isScript ? script : PAGE);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  browser = await openBrowser(() => {});
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('requestfailed', (request) => problems.push(`${request.url()}: ${request.failure()?.errorText}`));
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await browser?.close();
  site?.close();
});

type Library = { supabase: { createClient: typeof createClient } };
const given = { url, key: PUBLISHABLE_KEY };

describe('a page on another port', () => {
  it('signs a seeded account in, reads, writes, follows changes, stores a file and calls a function', async () => {
    const seen = await page.evaluate(async ({ url: address, key }) => {
      const supabase = (globalThis as unknown as Library).supabase.createClient(address, key);
      const { data: signedIn } = await supabase.auth.signInWithPassword({
        email: 'user2@example.com',
        password: 'password123',
      });
      const { data: notices, count } = await supabase.from('notices').select('text', { count: 'exact' }).order('id');
      const change = await new Promise<Record<string, unknown>>((resolve, reject) => {
        supabase
          .channel('tasks')
          .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'tasks' }, (event) => resolve(event.new))
          .subscribe(async (status: string, error) => {
            if (error) reject(error);
            if (status === 'SUBSCRIBED') await supabase.from('tasks').insert({ title: 'From the page' }).throwOnError();
          });
      });
      const avatars = supabase.storage.from('avatars');
      await avatars.upload('page.txt', new File(['from the page'], 'page.txt', { type: 'text/plain' }));
      const file = await (await fetch(avatars.getPublicUrl('page.txt').data.publicUrl)).text();
      const { data: answer } = await supabase.functions.invoke('hello-world', { body: { name: 'Page' } });
      return { email: signedIn.user?.email, notices, count, title: change.title, file, answer };
    }, given);
    expect(seen).toEqual({
      email: 'user2@example.com',
      notices: [{ text: 'first' }, { text: 'second' }],
      count: 2,
      title: 'From the page',
      file: 'from the page',
      answer: { message: 'Hello Page!' },
    });
    expect(problems).toEqual([]);
  });

  it('is signed in after it was loaded again', async () => {
    await page.reload();
    const titles = await page.evaluate(async ({ url: address, key }) => {
      const supabase = (globalThis as unknown as Library).supabase.createClient(address, key);
      return (await supabase.from('tasks').select('title')).data;
    }, given);
    expect(titles).toEqual([{ title: 'From the page' }]);
  });

  it('cannot read the answer of a function that names another page', async () => {
    const message = await page.evaluate(async ({ url: address, key }) => {
      const supabase = (globalThis as unknown as Library).supabase.createClient(address, key);
      return (await supabase.functions.invoke('hello', { body: { name: 'Page' } })).error?.name;
    }, given);
    expect(message).toBe('FunctionsFetchError');
  });
});
