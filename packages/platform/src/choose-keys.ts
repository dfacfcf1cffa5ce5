// Which keys a platform uses: those given on the command line, then those of config.toml, then the published ones of the local
// stack, then its own.
import { importSigningKeys, type PlatformKeys } from './auth/tokens/keys.ts';
import { isLoopback, publishedKeys } from './local-stack.ts';

/** Keys that an operator gives. */
export interface GivenKeys {
  publishableKey?: string | undefined;
  secretKey?: string | undefined;
  /** Accepts HS256 tokens signed with it. */
  jwtSecret?: string | undefined;
  /** Signing keys of another service's making, as a JWK set or a list of private JWKs; the first one signs. */
  signingKeys?: unknown;
}

export interface ChosenKeys {
  keys: PlatformKeys;
  jwtSecret: string | undefined;
  isImported: boolean;
  /** The secret from which others are derived: never one that everybody knows. */
  derivationSecret: string;
}

export interface KeyChoice {
  stored: PlatformKeys;
  options: GivenKeys;
  project: GivenKeys;
  isLocalStack: boolean;
  host: string;
}

export function chooseKeys({ stored, options, project, isLocalStack, host }: KeyChoice): ChosenKeys {
  const published: GivenKeys = isLocalStack && isLoopback(host) ? publishedKeys : {};
  const given = (name: keyof GivenKeys) => options[name] ?? project[name];
  const text = (name: 'publishableKey' | 'secretKey' | 'jwtSecret') => options[name] ?? project[name];
  const jwtSecret = text('jwtSecret') ?? published.jwtSecret;
  refuseWeakSecret(jwtSecret, isLocalStack);
  refuseShortKeys(text('publishableKey'), text('secretKey'));
  const signingKeys = given('signingKeys');
  return {
    keys: {
      publishableKey: text('publishableKey') ?? published.publishableKey ?? stored.publishableKey,
      secretKey: text('secretKey') ?? published.secretKey ?? stored.secretKey,
      signingKeys: signingKeys === undefined ? stored.signingKeys : importSigningKeys(signingKeys),
    },
    jwtSecret,
    isImported: signingKeys !== undefined,
    derivationSecret: text('secretKey') ?? stored.secretKey,
  };
}

/** The hosted command line accepts 16 characters. */
function refuseWeakSecret(secret: string | undefined, isLocalStack: boolean): void {
  const least = isLocalStack ? 16 : 32;
  if (secret !== undefined && secret.length < least)
    throw new Error(`the JWT secret must have ${least} characters at least`);
}

function refuseShortKeys(publishableKey: string | undefined, secretKey: string | undefined): void {
  if (publishableKey !== undefined && !publishableKey.startsWith('sb_publishable_'))
    throw new Error('a publishable key begins with sb_publishable_');
  if (secretKey !== undefined && !(secretKey.startsWith('sb_secret_') && secretKey.length >= 32))
    throw new Error('a secret key begins with sb_secret_ and has 32 characters at least');
  if (publishableKey !== undefined && publishableKey === secretKey) throw new Error('the two keys must differ');
}
