import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Platform, startPlatform } from '#platform/platform.ts';
import { copyPreparedCluster } from '#platform/postgres/fixtures/prepared-cluster.ts';
import { openPool } from '#platform/postgres/pool.ts';
import { listMessages, readMessage } from './mailbox.ts';

let folder: string;
let open: Platform;
let db: pg.Pool;

const SCRIPT = `"><script>alert(1)</script>`;

async function start(dataDir: string, mailbox: boolean): Promise<Platform> {
  await copyPreparedCluster(dataDir);
  return startPlatform({ project: folder, dataDir, host: '127.0.0.1', port: 0, observe: () => {}, mailbox });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liesse-mailbox-'));
  open = await start(join(folder, 'data'), true);
  db = openPool({ connection: open.admin, size: 1, observe: () => {} });
  await db.query(
    `insert into platform.outbox (kind, recipient, subject, body_text, body_html, sent_at, sent_by, created_at)
     values ('recovery', $1, $1, $1, $2, now(), 'mailbox', '2027-06-12T16:30:00Z'),
       ('recovery', 'gone@exemple.fr', 'Parti', '', null, now(), 'smtp', now())`,
    [SCRIPT, `<html><head></head><body>${SCRIPT}<a href="https://liesse.fr/lien">lien</a></body></html>`],
  );
});

afterAll(async () => {
  await db?.end();
  await open?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the mailbox of the demonstration', () => {
  it('lists messages of the mailbox and not those that were sent', async () => {
    const answer = await fetch(`${open.url}/mailbox`);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('12 juin 2027');
    expect(page).not.toContain('gone@exemple.fr');
    expect(page).not.toContain('<script');
    expect(await listMessages(db, { limit: 10 })).toHaveLength(1);
  });

  it('shows a message whose script is inert [D76]', async () => {
    const [entry] = await listMessages(db, { limit: 1 });
    const answer = await fetch(`${open.url}/mailbox/${entry?.id}`);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).not.toContain('<script');
    // Everything of the message lies inside the attribute of a frame that is allowed neither scripts nor our origin.
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-top-navigation-by-user-activation" srcdoc="[^"<>]*"><\/iframe>/);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none';(?!.*script-src)/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('knows no other address and changes nothing', async () => {
    for (const path of [
      '/mailbox/nothing',
      '/mailbox/00000000-0000-4000-8000-000000000000',
      '/mailbox/a/b',
      '/mailbox/%00',
    ]) {
      expect((await fetch(`${open.url}${path}`)).status).toBe(404);
    }
    expect((await fetch(`${open.url}/mailbox`, { method: 'POST' })).status).toBe(405);
    const { rows } = await db.query(`select id from platform.outbox where sent_by = 'smtp'`);
    expect((await fetch(`${open.url}/mailbox/${rows[0].id}`)).status).toBe(404);
    expect(await readMessage(db, rows[0].id)).toBeNull();
  });

  it('is not there unless it is asked for', async () => {
    const closed = await start(join(folder, 'other'), false);
    try {
      expect((await fetch(`${closed.url}/mailbox`)).status).toBe(404);
    } finally {
      await closed.stop();
    }
  });
});
