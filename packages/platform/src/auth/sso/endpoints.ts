// Sign-in by a company's identity provider.
import type { Endpoint } from '#platform/auth/endpoint.ts';
import {
  adminSsoProvidersCreate,
  adminSsoProvidersDelete,
  adminSsoProvidersGet,
  adminSsoProvidersList,
  adminSsoProvidersUpdate,
} from '#platform/auth/sso/admin-sso-providers.ts';
import { sso } from '#platform/auth/sso/sso.ts';
import { ssoSamlAcs } from '#platform/auth/sso/sso-saml-acs.ts';
import { ssoSamlMetadata } from '#platform/auth/sso/sso-saml-metadata.ts';

export const ssoEndpoints: Endpoint[] = [
  sso,
  ssoSamlMetadata,
  ssoSamlAcs,
  adminSsoProvidersList,
  adminSsoProvidersCreate,
  adminSsoProvidersGet,
  adminSsoProvidersUpdate,
  adminSsoProvidersDelete,
];
