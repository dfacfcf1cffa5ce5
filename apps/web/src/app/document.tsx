// The whole HTML document, rendered by the server and hydrated as one tree by the browser.
import type { ReactNode } from 'react';
import { PAGE_DATA_ID, type PageData } from '#web/lib/page-data.ts';
import { SiteProvider } from '#web/lib/site.tsx';

interface DocumentProps {
  data: PageData;
  /** The same data as text: absent when the page must not hydrate. */
  json: string | null;
  nonce: string;
  children: ReactNode;
}

export function Document({ data, json, nonce, children }: DocumentProps) {
  const { assets, site } = data;
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light" />
        <meta name="theme-color" content="#fbf8f3" />
        {/* Vite reads the nonce here for the chunks that it loads later. */}
        <meta property="csp-nonce" nonce={nonce} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} nonce={nonce} />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <SiteProvider value={site}>{children}</SiteProvider>
        {json !== null && (
          <script
            id={PAGE_DATA_ID}
            type="application/json"
            nonce={nonce}
            // Safe because serializePageData, the only maker of this text, escapes every `<`.
            dangerouslySetInnerHTML={{ __html: json }}
          />
        )}
      </body>
    </html>
  );
}
