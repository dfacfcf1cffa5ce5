// Reads the metadata of a company's identity provider: its name, where it signs people in, and with which keys.
import { parseXml2JsFromString } from '@node-saml/node-saml/lib/xml.js';
import { z } from 'zod';
import { AuthError } from '#platform/auth/errors.ts';

export interface IdentityProviderMetadata {
  entityId: string;
  entryPoint: string;
  certificates: string[];
}

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

const certificate = z.object({ _: z.string() }).transform(({ _ }) => _.replace(/\s/g, ''));
const keyDescriptor = z.object({
  $: z.object({ use: z.string().optional() }).optional(),
  KeyInfo: z.array(z.object({ X509Data: z.array(z.object({ X509Certificate: z.array(certificate) })) })),
});
const document = z.object({
  EntityDescriptor: z.object({
    $: z.object({ entityID: z.string().min(1).max(1_024) }),
    IDPSSODescriptor: z
      .array(
        z.object({
          KeyDescriptor: z.array(keyDescriptor),
          SingleSignOnService: z.array(z.object({ $: z.object({ Binding: z.string(), Location: z.string() }) })),
        }),
      )
      .min(1),
  }),
});

export async function readMetadata(xml: string): Promise<IdentityProviderMetadata> {
  if (hasDoctype(xml)) throw unreadable('a document type is not accepted');
  const parsed = document.safeParse(await parseXml2JsFromString(xml).catch(() => null));
  if (!parsed.success) throw unreadable('no identity provider is described');
  const { $, IDPSSODescriptor } = parsed.data.EntityDescriptor;
  const services = IDPSSODescriptor.flatMap(({ SingleSignOnService }) => SingleSignOnService);
  const entryPoint = services.find((service) => service.$.Binding === REDIRECT)?.$.Location;
  const certificates = IDPSSODescriptor.flatMap(({ KeyDescriptor }) => KeyDescriptor)
    .filter((key) => key.$?.use !== 'encryption')
    .flatMap(({ KeyInfo }) => KeyInfo)
    .flatMap(({ X509Data }) => X509Data)
    .flatMap(({ X509Certificate }) => X509Certificate);
  if (entryPoint === undefined || !URL.canParse(entryPoint)) throw unreadable('no address with the redirect binding');
  if (certificates.length === 0) throw unreadable('no signing certificate');
  return { entityId: $.entityID, entryPoint, certificates };
}

/** Entities are where XML hides its bombs; SAML has no use for them. */
export const hasDoctype = (xml: string): boolean => /<!(?:DOCTYPE|ENTITY)/i.test(xml);

const unreadable = (reason: string): AuthError =>
  new AuthError('validation_failed', `SAML metadata could not be read: ${reason}`);
