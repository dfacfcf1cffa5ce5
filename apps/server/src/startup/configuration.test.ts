import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Configuration, hasMailbox, readConfiguration, readLogFormat } from '#server/startup/configuration.ts';
import { makeServiceAccount } from '../../../../tests/support/fcm-service.ts';

const read = (environment: Record<string, string>) => readConfiguration(environment);

function accepted(environment: Record<string, string>): Configuration {
  const result = read(environment);
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.configuration;
}

function problemsOf(environment: Record<string, string>): string[] {
  const result = read(environment);
  return result.ok ? [] : result.problems;
}

const complete = { HOST: '0.0.0.0', PUBLIC_URL: 'https://liesse.example', ADMIN_EMAIL: 'hote@liesse.example' };

describe('defaults', () => {
  it('needs nothing on this machine, and demonstrates there', () => {
    expect(accepted({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: '.data',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databaseReplicaUrl: undefined,
      databaseConnections: 10,
      publicUrl: undefined,
      apiUrl: undefined,
      apiPublishableKey: undefined,
      corsOrigins: [],
      apps: { androidCertificates: [], appleTeamId: undefined },
      isPublic: false,
      isDemonstration: true,
      adminEmail: undefined,
      metricsHost: '127.0.0.1',
      metricsPort: undefined,
      traces: undefined,
      slowQueryMs: 1000,
      trustedProxies: 0,
      shutdownDelayMs: 0,
      socketsPerNetwork: 200,
      socketsPerAccount: 50,
      push: { accounts: {} },
    });
  });

  it('sends traces to the collector of the standard variables, with its headers', () => {
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-team=fêtes',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    };
    expect(accepted(environment).traces).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      headers: { authorization: 'Bearer abc', 'x-team': 'fêtes' },
      serviceName: 'liesse',
      ratio: 0.1,
    });
    expect(problemsOf({ ...environment, OTEL_EXPORTER_OTLP_HEADERS: 'a=%E9' })).toEqual([
      'OTEL_EXPORTER_OTLP_HEADERS doit être une liste nom=valeur, séparée par des virgules.',
    ]);
  });

  it('takes a blank variable for an absent one', () => {
    expect(accepted({ PORT: '', PUBLIC_URL: ' ' }).port).toBe(3000);
  });

  it('logs sentences to a terminal and JSON elsewhere, unless configured', () => {
    expect(readLogFormat({}, { isTTY: true })).toBe('pretty');
    expect(readLogFormat({}, { isTTY: false })).toBe('json');
    expect(readLogFormat({ LOG_FORMAT: 'json' }, { isTTY: true })).toBe('json');
    expect(readLogFormat({ LOG_FORMAT: 'xml' }, { isTTY: false })).toBe('json');
  });

  it('keeps the origin alone of the public address', () => {
    expect(accepted({ ...complete, PUBLIC_URL: 'https://LIESSE.example/' }).publicUrl).toBe('https://liesse.example');
  });

  it('takes an API on another origin, and the origins whose pages use this one', () => {
    const api = { API_URL: 'https://api.liesse.example/', API_PUBLISHABLE_KEY: 'sb_publishable_1' };
    expect(accepted(api)).toMatchObject({
      apiUrl: 'https://api.liesse.example',
      apiPublishableKey: 'sb_publishable_1',
    });
    const sites = accepted({ CORS_ORIGINS: 'https://liesse.example, https://essai.liesse.example/' });
    expect(sites.corsOrigins).toEqual(['https://liesse.example', 'https://essai.liesse.example']);
  });

  it('takes the mobile applications of the site, whose pages may use it as their API', () => {
    const certificate = Array.from({ length: 32 }, () => 'ab').join(':');
    const released = accepted({ ANDROID_CERTIFICATES: ` ${certificate} `, APPLE_TEAM_ID: 'ABCDE12345' });
    expect(released.apps).toEqual({ androidCertificates: [certificate.toUpperCase()], appleTeamId: 'ABCDE12345' });
    expect(released.corsOrigins).toEqual(['https://localhost', 'capacitor://localhost']);
  });

  it('reads the accounts of the push services from their files', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'liesse-push-'));
    try {
      const account = path.join(folder, 'account.json');
      const key = path.join(folder, 'key.p8');
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
      writeFileSync(account, JSON.stringify(makeServiceAccount()));
      writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
      const apple = { APNS_KEY: key, APNS_KEY_ID: 'KEY1234567', APPLE_TEAM_ID: 'TEAM123456' };
      expect(accepted({ FCM_SERVICE_ACCOUNT: account, ...apple }).push.accounts).toMatchObject({
        fcm: { project_id: 'liesse-test' },
        apns: { keyId: 'KEY1234567', teamId: 'TEAM123456', environment: 'production' },
      });
      expect(problemsOf({ APNS_KEY: key })).toEqual([expect.stringMatching(/^APNS_KEY demande aussi APNS_KEY_ID/)]);
      // The file of the other service, which a hand confuses easily.
      expect(problemsOf({ FCM_SERVICE_ACCOUNT: key, APNS_KEY: account }).join(' ')).toMatch(
        /^FCM_SERVICE_ACCOUNT doit .* APNS_KEY doit /,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('can switch the demonstration off on this machine', () => {
    expect(accepted({ DEMO: '0' }).isDemonstration).toBe(false);
  });
});

describe('mistakes', () => {
  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['METRICS_PORT', '0'],
    ['SOCKETS_PER_NETWORK', '0'],
    ['SOCKETS_PER_ACCOUNT', 'beaucoup'],
    ['DEMO', 'peut-être'],
    ['LOG_FORMAT', 'xml'],
    ['ADMIN_EMAIL', 'personne'],
    ['DATABASE_URL', 'mysql://base.example/x'],
    ['DATABASE_DIRECT_URL', 'mysql://base.example/x'],
    ['DATABASE_CONNECTIONS', '1'],
    ['PUBLIC_URL', 'liesse.example'],
    ['PUBLIC_URL', 'ftp://liesse.example'],
    ['PUBLIC_URL', 'https://liesse.example/sous-dossier'],
    ['PUBLIC_URL', 'https://qui:quoi@liesse.example'],
    ['API_URL', 'api.liesse.example'],
    ['API_URL', 'https://api.liesse.example/auth'],
    ['API_PUBLISHABLE_KEY', 'deux mots'],
    ['CORS_ORIGINS', 'https://liesse.example, partout'],
    ['ANDROID_CERTIFICATES', 'AB:CD'],
    ['APPLE_TEAM_ID', 'équipe'],
    ['FCM_SERVICE_ACCOUNT', '/nulle/part.json'],
    ['APNS_KEY', '/nulle/part.p8'],
    ['APNS_KEY_ID', 'clé'],
    ['APNS_ENVIRONMENT', 'essai'],
  ])('names %s when it is %s', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} doit `));
  });

  it('reports all mistakes at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'x' })).toHaveLength(2);
  });

  it('does not repeat a value, which may hold a password', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://a:tr3s-secret@b/c' }).join(' ')).not.toContain('tr3s-secret');
  });
});

describe('a public address', () => {
  it('opens when everything it needs is there', () => {
    expect(accepted(complete)).toMatchObject({ isPublic: true, isDemonstration: false });
  });

  it.each(['PUBLIC_URL', 'ADMIN_EMAIL'] as const)('refuses to open without %s', (name) => {
    const { [name]: _, ...rest } = complete;
    expect(problemsOf(rest)).toEqual([expect.stringMatching(new RegExp(`^${name} manque`))]);
  });

  it('is recognised behind a proxy, where the server itself listens on this machine only', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://liesse.example' })).toEqual([expect.stringContaining('ADMIN_EMAIL')]);
  });

  it.each(['0.0.0.0', '::', '192.168.1.20', 'liesse.example'])('is any address but loopback: %s', (host) => {
    expect(problemsOf({ HOST: host })).not.toEqual([]);
  });

  it.each(['127.0.0.1', '127.9.9.9', '::1', 'localhost'])('is not loopback: %s', (host) => {
    expect(accepted({ HOST: host }).isPublic).toBe(false);
  });

  it.each(['postgres', 'Postgres123!', 'changeme', 'court', ''])('refuses the database password "%s"', (password) => {
    const DATABASE_URL = `postgres://liesse:${password}@base.example/liesse`;
    expect(problemsOf({ ...complete, DATABASE_URL })).toEqual([
      expect.stringMatching(/^DATABASE_URL : le mot de passe/),
    ]);
  });

  it('refuses the address of a server behind no pooler', () => {
    const DATABASE_DIRECT_URL = 'postgres://liesse:q9Xv2LmT7rBz4KpW@base.example/liesse';
    expect(problemsOf({ DATABASE_DIRECT_URL })).toEqual([expect.stringMatching(/^DATABASE_URL manque/)]);
  });

  it('takes a database password that was generated', () => {
    const DATABASE_URL = 'postgres://liesse:q9Xv2LmT7rBz4KpW@base.example/liesse';
    expect(accepted({ ...complete, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it('has no mailbox that everyone reads, not even in a demonstration [A44]', () => {
    const url = { PUBLIC_URL: 'https://liesse.example' };
    expect(
      [{}, { HOST: '0.0.0.0', DEMO: '1' }, { ...url, DEMO: '1' }].map((given) => hasMailbox(accepted(given))),
    ).toEqual([true, false, false]);
  });

  it('may demonstrate when asked to by name', () => {
    expect(accepted({ HOST: '0.0.0.0', DEMO: '1' })).toMatchObject({ isPublic: true, isDemonstration: true });
  });
});
