import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createUrlSigner, shownName } from './tokens.ts';

const SECRET = 'sb_secret_of_a_test';
const NOON = new Date('2027-06-12T12:00:00Z');
const signer = createUrlSigner(SECRET, () => NOON);
const download = { purpose: 'download', bucket: 'photos', name: 'a/b.jpg', transform: null } as const;
const upload = { purpose: 'upload', bucket: 'photos', name: 'a/b.jpg', upsert: false, owner: null } as const;

describe('a signed address', () => {
  it('opens what it was signed for', async () => {
    const token = await signer.sign(download, 60);
    await expect(signer.verifyDownload(token, 'photos', 'a/b.jpg')).resolves.toEqual(download);
  });

  it('keeps who may write what, and how', async () => {
    const grant = { ...upload, upsert: true, owner: 'somebody' };
    await expect(signer.verifyUpload(await signer.sign(grant, 60), 'photos', 'a/b.jpg')).resolves.toEqual(grant);
  });

  it('opens nothing else [S81]', async () => {
    const token = await signer.sign(download, 60);
    await expect(signer.verifyDownload(token, 'photos', 'a/c.jpg')).rejects.toMatchObject({ code: 'InvalidSignature' });
    await expect(signer.verifyDownload(token, 'other', 'a/b.jpg')).rejects.toMatchObject({ code: 'InvalidSignature' });
  });

  it('serves one purpose', async () => {
    const [reading, writing] = [await signer.sign(download, 60), await signer.sign(upload, 60)];
    await expect(signer.verifyUpload(reading, 'photos', 'a/b.jpg')).rejects.toMatchObject({ status: 400 });
    await expect(signer.verifyDownload(writing, 'photos', 'a/b.jpg')).rejects.toMatchObject({ status: 400 });
  });

  it('ends at its hour', async () => {
    const token = await signer.sign(download, 60);
    const later = (seconds: number) => createUrlSigner(SECRET, () => new Date(NOON.getTime() + seconds * 1_000));
    await expect(later(59).verifyDownload(token, 'photos', 'a/b.jpg')).resolves.toEqual(download);
    await expect(later(61).verifyDownload(token, 'photos', 'a/b.jpg')).rejects.toMatchObject({ code: 'ExpiredToken' });
  });

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])('is not %j', async (token) => {
    await expect(signer.verifyDownload(token, 'photos', 'a/b.jpg')).rejects.toMatchObject({ code: 'InvalidSignature' });
  });

  it('is not one that the secret itself signed, nor one of another server', async () => {
    const claims = new SignJWT({ ...download }).setExpirationTime('1h');
    const bySecret = await claims
      .setProtectedHeader({ alg: 'HS256', typ: 'storage+jwt' })
      .sign(new TextEncoder().encode(SECRET.padEnd(32, '.')));
    const byAnother = await createUrlSigner('another secret', () => NOON).sign(download, 60);
    for (const token of [bySecret, byAnother]) {
      await expect(signer.verifyDownload(token, 'photos', 'a/b.jpg')).rejects.toMatchObject({ status: 400 });
    }
  });

  it('carries names that would end an address', async () => {
    const name = 'what?/no #1.txt';
    const token = await signer.sign({ ...download, name }, 60);
    expect(shownName(name)).toBe('what%3F/no %231.txt');
    await expect(signer.verifyDownload(token, 'photos', shownName(name))).resolves.toMatchObject({ name });
  });
});
