// A virtual authenticator of the browser's debugger: it stores passkeys and confirms every request.
import type { CDPSession, Page } from '@playwright/test';

export interface Authenticator {
  /** Whether the person is recognised the next time. */
  recognise(isRight: boolean): Promise<void>;
  count(): Promise<number>;
}

/** Browsers create no passkey for a numeric address. */
export const named = (home: string | undefined): string => (home ?? '').replace('127.0.0.1', 'localhost');

export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognise: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    count: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
