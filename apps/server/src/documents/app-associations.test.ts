import { describe, expect, it } from 'vitest';
import { appOrigins, findAppAssociations } from '#server/documents/app-associations.ts';

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
const none = { androidCertificates: [], appleTeamId: undefined };
const both = { androidCertificates: [fingerprint], appleTeamId: 'ABCDE12345' };

describe('the applications of the site', () => {
  it('are named to Android with the certificate that signs them', async () => {
    const document = findAppAssociations(both)('/.well-known/assetlinks.json');
    expect(document?.type).toContain('application/json');
    expect(JSON.parse((await document?.make()) ?? '')).toMatchObject([
      { target: { package_name: 'fr.liesse.app', sha256_cert_fingerprints: [fingerprint] } },
    ]);
  });

  it('are named to iOS with the pages that they open, and no page of the directory', async () => {
    const document = findAppAssociations(both)('/.well-known/apple-app-site-association');
    expect(document?.type).toContain('application/json');
    const { applinks } = JSON.parse((await document?.make()) ?? '');
    expect(applinks.details[0].appIDs).toEqual(['ABCDE12345.fr.liesse.app']);
    expect(applinks.details[0].components).toContainEqual({ '/': '/invite/*' });
    expect(applinks.details[0].components).toContainEqual({ '/': '/partner' });
    expect(applinks.details[0].components).not.toContainEqual({ '/': '/partner*' });
  });

  it('have no documents and no origins where none is released', () => {
    for (const path of ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association', 'toString']) {
      expect(findAppAssociations(none)(path)).toBeUndefined();
    }
    expect(appOrigins(none)).toEqual([]);
    expect(appOrigins(both)).toEqual(['https://localhost', 'capacitor://localhost']);
  });
});
