// Facebook: OAuth 2 with its own addresses, and the profile from its graph. It does not say whether an address was
// verified, so none of them counts as such.
import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ProviderConfig } from '#platform/auth/config/config.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { createOutgoing, type Outgoing } from './outgoing.ts';
import { emailOf, type Provider, profileData } from './provider.ts';

const VERSION = 'v23.0';

const tokenAnswer = z.object({ access_token: z.string().min(1) });
const me = z.object({
  id: z.string().min(1).max(255),
  name: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  email: z.string().optional(),
  picture: z.object({ data: z.object({ url: z.string() }) }).optional(),
});

export function facebookProvider(context: AuthContext, config: ProviderConfig): Provider {
  const callback = `${context.apiUrl}/callback`;
  const outgoing = createOutgoing(context.config.privateOrigins);
  const dialog = config.issuer ?? 'https://www.facebook.com';
  const graph = config.issuer ?? 'https://graph.facebook.com';
  return {
    async address(checks, scopes, extra) {
      const url = new URL(`${dialog}/${VERSION}/dialog/oauth`);
      const parameters = {
        ...extra,
        client_id: config.clientId,
        redirect_uri: callback,
        response_type: 'code',
        scope: [...new Set(['email', 'public_profile', ...scopes])].join(','),
        state: checks.state,
        code_challenge: createHash('sha256').update(checks.verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    async redeem(answer, checks) {
      const code = answer.get('code');
      if (!code) throw new AuthError('bad_oauth_callback', 'OAuth callback without a code');
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: config.clientId,
        client_secret: config.secret,
        redirect_uri: callback,
        code,
        code_verifier: checks.verifier,
      });
      const { access_token: accessToken } = tokenAnswer.parse(
        await ask(outgoing, `${graph}/${VERSION}/oauth/access_token`, form),
      );
      const fields = 'id,name,first_name,last_name,email,picture.type(large)';
      // Proves that the token is used by the application it was made for.
      const appsecretProof = createHmac('sha256', config.secret).update(accessToken).digest('hex');
      const query = new URLSearchParams({ fields, access_token: accessToken, appsecret_proof: appsecretProof });
      return {
        profile: profileOf(me.parse(await ask(outgoing, `${graph}/${VERSION}/me?${query}`))),
        accessToken,
        refreshToken: null,
      };
    },
  };
}

async function ask(outgoing: Outgoing, url: string, form?: URLSearchParams): Promise<unknown> {
  const answer = await outgoing(
    url,
    form && {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    },
  );
  if (answer.status !== 200) throw new AuthError('bad_oauth_callback', 'The provider refused the exchange');
  return answer.json();
}

function profileOf(person: z.infer<typeof me>) {
  const email = emailOf(person.email);
  const claims = {
    iss: 'https://www.facebook.com',
    sub: person.id,
    name: person.name,
    given_name: person.first_name,
    family_name: person.last_name,
    picture: person.picture?.data.url,
  };
  return { subject: person.id, email, isEmailVerified: false, data: profileData(claims, email, false) };
}
