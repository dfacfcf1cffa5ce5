// Social sign-in: the endpoints of providers and of the identities they give.
import type { Endpoint } from '#platform/auth/endpoint.ts';
import { authorize } from '#platform/auth/endpoints/authorize.ts';
import { callbackByForm, callbackByLink } from '#platform/auth/endpoints/callback.ts';
import { userIdentitiesAuthorize } from '#platform/auth/endpoints/user-identities-authorize.ts';
import { userIdentitiesDelete } from '#platform/auth/endpoints/user-identities-delete.ts';

export const providerEndpoints: Endpoint[] = [
  authorize,
  callbackByLink,
  callbackByForm,
  userIdentitiesAuthorize,
  userIdentitiesDelete,
];
