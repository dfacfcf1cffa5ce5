import { describe, expect, it, vi } from 'vitest';
import { render } from '#web/entry-server.tsx';

// Made by the build, and this page hydrates.
vi.mock('virtual:static-script', () => ({ text: '', hash: '' }));

const ask = (isDemonstration: boolean) =>
  render({
    address: '/_ui',
    site: {
      name: 'Liesse',
      publicUrl: 'https://liesse.example',
      year: 2027,
      apiUrl: null,
      publishableKey: 'key',
      isDemonstration,
      hasMailbox: false,
      trades: null,
    },
    manifest: {
      'src/entry-client.ts': { file: 'entry.js', isEntry: true },
      'src/app/showcase/showcase-page.tsx': { file: 'showcase.js' },
    },
    nonce: 'nonce',
    hydrates: true,
    platformUrl: 'http://127.0.0.1:1',
    signal: new AbortController().signal,
    onError: (error) => {
      throw error;
    },
  });

describe('the component showcase', () => {
  it('is a page of the demonstration', async () => {
    const answer = await ask(true);
    expect(answer).toMatchObject({ kind: 'page', status: 200 });
    expect(answer.kind === 'page' && answer.html).toContain('<title>Bibliothèque d’interface | Liesse</title>');
  });

  it('has no inline style in the server’s markup', async () => {
    const answer = await ask(true);
    expect(answer.kind === 'page' && answer.html).not.toContain('style=');
  });

  it('is an unknown address anywhere else', async () => {
    const answer = await ask(false);
    expect(answer).toMatchObject({ kind: 'page', status: 404 });
    expect(answer.kind === 'page' && answer.html).toContain('Oops! Page not found');
    expect(answer.kind === 'page' && answer.html).not.toContain('Bibliothèque');
  });
});
