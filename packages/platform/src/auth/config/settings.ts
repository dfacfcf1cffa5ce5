// GET /settings: what a sign-in page may offer.

import { type Endpoint, json } from '#platform/auth/endpoint.ts';
import { makeChallenge } from '#platform/auth/limits/captcha.ts';

const KNOWN = ['apple', 'facebook', 'google'];

export const settings: Endpoint = {
  method: 'GET',
  path: '/settings',
  async handle(context) {
    const { config } = context;
    const names = new Set([...KNOWN, ...config.providers.keys()]);
    const external = Object.fromEntries([...names].map((name) => [name, config.providers.has(name)]));
    return json({
      external: {
        ...external,
        email: config.email.enabled,
        phone: config.phone.enabled,
        anonymous_users: config.anonymousEnabled,
      },
      disable_signup: !config.signupEnabled,
      mailer_autoconfirm: !config.email.confirm,
      phone_autoconfirm: !config.phone.confirm,
      sms_provider: '',
      saml_enabled: config.samlEnabled,
      ...(config.captcha?.provider === 'proof-of-work' ? { captcha: makeChallenge(context) } : {}),
    });
  },
};
