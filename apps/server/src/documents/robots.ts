// robots.txt: what is worth a crawler's time. It protects nothing: what is private asks for a session.
import type { FindDocument } from '#server/documents/site-documents.ts';

const notForCrawlers = [
  // With their slash: /partners is the directory.
  '/client/',
  '/partner/',
  '/admin/',
  '/guest',
  '/auth/',
  '/rest/',
  '/functions/',
  '/realtime/',
  '/report/',
  '/decisions/',
  '/reset-password',
  '/unauthorized',
  '/status',
  '/_ui',
];

export function findRobots(options: { publicUrl: () => string; isHiddenFromSearch: boolean }): FindDocument {
  const text = (): string => {
    // The pages of a demonstration must be read to be seen to refuse the index.
    if (options.isHiddenFromSearch) return 'User-agent: *\nAllow: /\n';
    const rules = notForCrawlers.map((path) => `Disallow: ${path}\n`).join('');
    return `User-agent: *\n${rules}\nSitemap: ${options.publicUrl()}/sitemap.xml\n`;
  };
  return (path) =>
    path === '/robots.txt' ? { type: 'text/plain; charset=utf-8', seconds: 3600, make: async () => text() } : undefined;
}
