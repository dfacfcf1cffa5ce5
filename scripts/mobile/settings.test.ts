import { describe, expect, it } from 'vitest';
import { readShellSettings } from './settings.ts';

const given = { PUBLIC_URL: 'https://liesse.example', API_PUBLISHABLE_KEY: 'sb_publishable_1' };
const problemsOf = (environment: NodeJS.ProcessEnv) => {
  const read = readShellSettings(environment);
  return read.ok ? [] : read.problems;
};
const token = (role: string): string => `h.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.s`;

describe('the settings of a shell', () => {
  it('are the address of the site and the public key of its API', () => {
    expect(readShellSettings(given)).toEqual({
      ok: true,
      settings: {
        publicUrl: 'https://liesse.example',
        apiUrl: 'https://liesse.example',
        publishableKey: 'sb_publishable_1',
        siteName: 'Liesse',
      },
    });
    expect(problemsOf({ ...given, API_URL: 'https://api.liesse.example', API_PUBLISHABLE_KEY: token('anon') })).toEqual(
      [],
    );
  });

  it.each([
    ['PUBLIC_URL', undefined],
    ['PUBLIC_URL', 'http://liesse.example'],
    ['PUBLIC_URL', 'https://liesse.example/chemin'],
    ['API_URL', 'ftp://liesse.example'],
    ['API_PUBLISHABLE_KEY', undefined],
    ['API_PUBLISHABLE_KEY', 'sb_secret_1'],
    ['API_PUBLISHABLE_KEY', token('service_role')],
  ])('refuse %s %s by name', (name, value) => {
    expect(problemsOf({ ...given, [name]: value })).toEqual([expect.stringContaining(name)]);
  });
});
