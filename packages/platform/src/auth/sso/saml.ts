// SAML towards one company's identity provider: the request that people carry there, the assertion they carry back.
// An assertion counts when it is signed, meant for us, in time, and the answer to the one request it came with.
import { generateServiceProviderMetadata, type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { z } from 'zod';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { hasDoctype, readMetadata } from './metadata.ts';
import type { SsoProviderRow } from './sso-providers.ts';

export const REQUEST_LIFETIME_MS = 600_000;
const CLOCK_SKEW_MS = 30_000;

export const entityOf = (context: AuthContext): string => `${context.apiUrl}/sso/saml/metadata`;
export const consumerOf = (context: AuthContext): string => `${context.apiUrl}/sso/saml/acs`;

export const ownMetadata = (context: AuthContext): string =>
  generateServiceProviderMetadata({
    issuer: entityOf(context),
    callbackUrl: consumerOf(context),
    identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    wantAssertionsSigned: true,
  });

/** The address that carries a request of this id. */
export async function requestAddress(context: AuthContext, provider: SsoProviderRow, id: string): Promise<string> {
  const saml = await open(context, provider, { id, createdAt: context.now() });
  return saml.getAuthorizeUrlAsync(id, undefined, {});
}

/** The person of a response to this request, or `saml_assertion_invalid`. */
export async function readResponse(
  context: AuthContext,
  provider: SsoProviderRow,
  response: string,
  request: { id: string; createdAt: Date },
): Promise<Profile> {
  if (hasDoctype(Buffer.from(response, 'base64').toString('utf8'))) throw new AuthError('saml_assertion_invalid');
  const saml = await open(context, provider, request);
  // The reason is not sent: it would help a forger.
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response }).catch(() => ({ profile: null }));
  if (!profile || profile.issuer !== provider.entity_id) throw new AuthError('saml_assertion_invalid');
  requireConfirmation(profile.getAssertion?.(), request.id, consumerOf(context));
  return profile;
}

async function open(
  context: AuthContext,
  provider: SsoProviderRow,
  request: { id: string; createdAt: Date },
): Promise<SAML> {
  const { entryPoint, certificates } = await readMetadata(provider.metadata_xml);
  return new SAML({
    entryPoint,
    idpCert: certificates,
    issuer: entityOf(context),
    audience: entityOf(context),
    callbackUrl: consumerOf(context),
    idpIssuer: provider.entity_id,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    // The assertion itself, whatever is around it: only signed content is ever read.
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_LIFETIME_MS,
    generateUniqueId: () => request.id,
    cacheProvider: {
      // The database keeps requests, and has already ended this one's life.
      saveAsync: async (_key, value) => ({ value, createdAt: request.createdAt.getTime() }),
      getAsync: async (key) => (key === request.id ? request.createdAt.toISOString() : null),
      removeAsync: async (key) => key,
    },
  });
}

const confirmation = z.object({
  Assertion: z.object({
    Conditions: z.array(z.object({ $: z.object({ NotOnOrAfter: z.string() }) })).length(1),
    Subject: z.array(
      z.object({
        SubjectConfirmation: z.array(
          z.object({
            SubjectConfirmationData: z.array(
              z.object({ $: z.object({ InResponseTo: z.string(), Recipient: z.string() }) }),
            ),
          }),
        ),
      }),
    ),
  }),
});

/** The library reads InResponseTo of the envelope, which may be unsigned, and no Recipient: the signed part must say both. */
function requireConfirmation(assertion: unknown, requestId: string, recipient: string): void {
  const parsed = confirmation.safeParse(assertion);
  const isOurs = parsed.data?.Assertion.Subject.flatMap(({ SubjectConfirmation }) => SubjectConfirmation)
    .flatMap(({ SubjectConfirmationData }) => SubjectConfirmationData)
    .some(({ $ }) => $.InResponseTo === requestId && $.Recipient === recipient);
  if (!isOurs) throw new AuthError('saml_assertion_invalid');
}
