// The key pair by which push services of browsers know this site (VAPID, RFC 8292). Browsers subscribe to one public key for good, so it
// is made once and stored in the database, which all processes and backups share. Which other services are configured is written beside
// it, so that applications are told before they register.
import { withClient } from '@liesse/platform/postgres/client.ts';
import type pg from 'pg';
import webpush from 'web-push';
import type { PlatformAccounts } from '#server/push/push-task.ts';

interface PushSettings {
  /** The origin of a push service on this machine, or undefined. */
  testService: string | undefined;
  accounts: PlatformAccounts;
}

export async function preparePush(admin: pg.ClientConfig, { testService, accounts }: PushSettings): Promise<void> {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  const services = (['fcm', 'apns'] as const).filter((service) => accounts[service] !== undefined);
  await withClient(admin, (client) =>
    client.query(
      `insert into private.push_settings as s (public_key, private_key, test_service, services) values ($1, $2, $3, $4)
       on conflict (is_only) do update set test_service = excluded.test_service, services = excluded.services`,
      [publicKey, privateKey, testService ?? null, services],
    ),
  );
}
