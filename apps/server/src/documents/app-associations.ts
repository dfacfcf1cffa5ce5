// Tells Android and iOS which applications may open the links of this site. Without an application there is no document: a link then opens
// in the browser.
import { APP_ID, appLinkPaths } from '@liesse/domain';
import type { FindDocument, SiteDocument } from '#server/documents/site-documents.ts';

/** The released applications of this site. */
export interface AppReleases {
  /** SHA-256 fingerprints of the certificates that sign the Android application; empty without one. */
  androidCertificates: readonly string[];
  appleTeamId: string | undefined;
}

/** The origins of the pages inside the applications: the API must accept calls from them. */
export const appOrigins = ({ androidCertificates, appleTeamId }: AppReleases): string[] => [
  ...(androidCertificates.length > 0 ? ['https://localhost'] : []),
  ...(appleTeamId === undefined ? [] : ['capacitor://localhost']),
];

export function findAppAssociations({ androidCertificates, appleTeamId }: AppReleases): FindDocument {
  const documents: Record<string, SiteDocument> = {
    ...(androidCertificates.length > 0 && { '/.well-known/assetlinks.json': json(assetLinks(androidCertificates)) }),
    ...(appleTeamId !== undefined && { '/.well-known/apple-app-site-association': json(appleLinks(appleTeamId)) }),
  };
  return (path) => (Object.hasOwn(documents, path) ? documents[path] : undefined);
}

const assetLinks = (certificates: readonly string[]) => [
  {
    relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
    target: { namespace: 'android_app', package_name: APP_ID, sha256_cert_fingerprints: certificates },
  },
];

function appleLinks(teamId: string) {
  const app = `${teamId}.${APP_ID}`;
  const components = appLinkPaths.flatMap((path) => [{ '/': path }, { '/': `${path}/*` }]);
  return { applinks: { details: [{ appIDs: [app], components }] }, webcredentials: { apps: [app] } };
}

const json = (value: unknown): SiteDocument => ({
  type: 'application/json; charset=utf-8',
  seconds: 3600,
  make: async () => JSON.stringify(value),
});
