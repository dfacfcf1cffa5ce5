// Social sign-in: the endpoints of providers and of the identities they give.
import type { Endpoint } from '#platform/auth/endpoint.ts';
import { authorize } from '#platform/auth/providers/authorize.ts';
import { callbackByForm, callbackByLink } from '#platform/auth/providers/callback.ts';
import { userIdentitiesAuthorize } from '#platform/auth/providers/identities/user-identities-authorize.ts';
import { userIdentitiesDelete } from '#platform/auth/providers/identities/user-identities-delete.ts';

export const providerEndpoints: Endpoint[] = [
  authorize,
  callbackByLink,
  callbackByForm,
  userIdentitiesAuthorize,
  userIdentitiesDelete,
];
