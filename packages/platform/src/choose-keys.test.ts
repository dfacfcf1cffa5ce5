import { describe, expect, it } from 'vitest';
import { chooseKeys, type KeyChoice } from './choose-keys.ts';
import { publishedKeys } from './local-stack.ts';

const stored = {
  publishableKey: `sb_publishable_${'s'.repeat(24)}`,
  secretKey: `sb_secret_${'s'.repeat(32)}`,
  signingKeys: [{ kty: 'EC', kid: 'own', status: 'current' as const }],
};
const choose = (choice: Partial<KeyChoice>) =>
  chooseKeys({ stored, options: {}, project: {}, isLocalStack: true, host: '127.0.0.1', ...choice });

describe('the published keys of local stacks', () => {
  it('are the keys of a local stack on a loopback address, and secrets are derived from its own', () => {
    const { keys, jwtSecret, derivationSecret } = choose({});
    expect(keys).toMatchObject({ publishableKey: publishedKeys.publishableKey, secretKey: publishedKeys.secretKey });
    expect(jwtSecret).toBe(publishedKeys.jwtSecret);
    expect(derivationSecret).toBe(stored.secretKey);
  });

  it.each(['0.0.0.0', '::', '192.168.1.7', 'liesse.fr'])('are no keys on %s', (host) => {
    expect(choose({ host })).toMatchObject({ keys: stored, jwtSecret: undefined });
  });

  it('are no keys of a product, whatever its address', () => {
    expect(choose({ isLocalStack: false })).toMatchObject({ keys: stored, jwtSecret: undefined, isImported: false });
  });
});

describe('keys that an operator gives', () => {
  const secretKey = `sb_secret_${'o'.repeat(32)}`;

  it('come before those of the project, and those before the published ones', () => {
    const project = { secretKey: `sb_secret_${'p'.repeat(32)}`, publishableKey: `sb_publishable_${'p'.repeat(24)}` };
    const { keys, derivationSecret } = choose({ options: { secretKey }, project });
    expect(keys).toMatchObject({ secretKey, publishableKey: project.publishableKey });
    expect(derivationSecret).toBe(secretKey);
  });

  it.each([
    [{ secretKey: 'sb_secret_short' }, '32 characters'],
    [{ publishableKey: secretKey }, 'sb_publishable_'],
    [{ jwtSecret: 'short' }, '16 characters'],
  ])('are refused when they are %j', (options, message) => {
    expect(() => choose({ options })).toThrow(message);
  });

  it('must be longer for a product', () => {
    expect(() => choose({ options: { jwtSecret: 'x'.repeat(20) }, isLocalStack: false })).toThrow('32 characters');
  });
});
