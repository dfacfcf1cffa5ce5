// GET /sso/saml/metadata: what a company's identity provider must know of us.
import type { Endpoint } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { ownMetadata } from '#platform/auth/sso/saml.ts';

export const ssoSamlMetadata: Endpoint = {
  method: 'GET',
  path: '/sso/saml/metadata',
  isOpen: true,
  async handle(context) {
    if (!context.config.samlEnabled) throw new AuthError('saml_provider_disabled');
    return {
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
      body: ownMetadata(context),
    };
  },
};
