// Sign-in by a company's identity provider.
import type { Endpoint } from '#platform/auth/endpoint.ts';
import {
  adminSsoProvidersCreate,
  adminSsoProvidersDelete,
  adminSsoProvidersGet,
  adminSsoProvidersList,
  adminSsoProvidersUpdate,
} from '#platform/auth/endpoints/admin-sso-providers.ts';
import { sso } from '#platform/auth/endpoints/sso.ts';
import { ssoSamlAcs } from '#platform/auth/endpoints/sso-saml-acs.ts';
import { ssoSamlMetadata } from '#platform/auth/endpoints/sso-saml-metadata.ts';

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
