// The key pair by which push services know this site (VAPID, RFC 8292). Browsers subscribe to one public key for good, so it is made
// once and stored in the database, which all processes and backups share.
import { withClient } from '@liesse/platform/postgres/client.ts';
import type pg from 'pg';
import webpush from 'web-push';

/** `testService`: the origin of a push service on this machine, or undefined. */
export async function preparePush(admin: pg.ClientConfig, testService: string | undefined): Promise<void> {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  await withClient(admin, (client) =>
    client.query(
      `insert into private.push_settings as s (public_key, private_key, test_service) values ($1, $2, $3)
       on conflict (is_only) do update set test_service = excluded.test_service`,
      [publicKey, privateKey, testService ?? null],
    ),
  );
}
