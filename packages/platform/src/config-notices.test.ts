import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { configNotices } from './config-notices.ts';

const noticesOf = (text: string, isLocalStack = true) =>
  configNotices(text, parse(text), { isLocalStack }).map(({ line, key, message }) => [line, key, message]);

describe('a setting without an effect', () => {
  it('is named with its line, in the order of the file', () => {
    expect(
      noticesOf(`[studio]
enabled = true
[auth]
refresh_token_reuse_interval = 30
[auth.hook.send_email]
enabled = true
uri = "http://localhost"
[storage.buckets.images]
objects_path = "./images"
`),
    ).toEqual([
      [1, 'studio', 'studio has no effect: there is no studio'],
      [4, 'auth.refresh_token_reuse_interval', expect.stringContaining('a lost answer')],
      [5, 'auth.hook.send_email', 'auth.hook.send_email has no effect: there are no hooks'],
      [9, 'storage.buckets.images.objects_path', expect.stringContaining('files are uploaded')],
    ]);
  });

  it('is not named where it asks for nothing', () => {
    expect(
      noticesOf(`[db]
port = 54322
[db.pooler]
enabled = false
port = 54329
[db.migrations]
schema_paths = []
[auth]
enable_refresh_token_rotation = true
[auth.external.apple]
redirect_uri = ""
`),
    ).toEqual([]);
  });

  it('is a limit of what a local stack does not do', () => {
    const limits = '[auth.rate_limit]\nsms_sent = 5\nweb3 = 5\n';
    expect(noticesOf(limits).map(([line, key]) => [line, key])).toEqual([
      [2, 'auth.rate_limit.sms_sent'],
      [3, 'auth.rate_limit.web3'],
    ]);
    expect(noticesOf(limits, false).map(([, key]) => key)).toEqual(['auth.rate_limit.web3']);
    expect(noticesOf('[auth.rate_limit]\nsms_sent = 30\nweb3 = 30\n')).toEqual([]);
  });

  it('is a provider that has neither a known nor a given address', () => {
    const provider = (name: string, url: string) => `[auth.external.${name}]\nenabled = true\nurl = "${url}"\n`;
    expect(noticesOf(provider('github', ''))).toEqual([
      [
        1,
        'auth.external.github',
        'auth.external.github has no effect: without a url, only google, apple, facebook are known',
      ],
    ]);
    expect(noticesOf(provider('google', '') + provider('keycloak', 'https://id.example'))).toEqual([]);
  });

  it('is a service that is switched off', () => {
    expect(noticesOf('[storage]\nenabled = false\n')).toEqual([
      [2, 'storage.enabled', 'storage.enabled has no effect: the service is always there'],
    ]);
  });
});

describe('a bounded setting', () => {
  it.each([
    [false, 3_600, 'auth.email.otp_expiry is 600 seconds at most'],
    [true, 100_000, 'auth.email.otp_expiry is 86400 seconds at most'],
  ])('is said aloud, in a local stack: %s', (isLocalStack, seconds, message) => {
    expect(noticesOf(`[auth.email]\notp_expiry = ${seconds}\n`, isLocalStack)).toEqual([
      [2, 'auth.email.otp_expiry', message],
    ]);
    expect(noticesOf('[auth.email]\notp_expiry = 600\n', isLocalStack)).toEqual([]);
  });
});
