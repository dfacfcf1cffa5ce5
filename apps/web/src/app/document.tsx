// The whole HTML document, rendered by the server and hydrated as one tree by the browser.
import type { ReactNode } from 'react';
import { PAGE_DATA_ID, type PageData } from '#web/lib/boot/page-data.ts';
import { SiteProvider } from '#web/lib/boot/site.tsx';

interface DocumentProps {
  data: PageData;
  /** What makes the page live: the application, with the same data as text; a script of its own; nothing. */
  life: { kind: 'application'; json: string; nonce: string } | { kind: 'still'; script: string } | { kind: 'none' };
  children: ReactNode;
}

export function Document({ data, life, children }: DocumentProps) {
  const { assets, site } = data;
  const isApplication = life.kind === 'application';
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light" />
        <meta name="theme-color" content="#fbf8f3" />
        {/* Vite reads the nonce here for the chunks that it loads later. */}
        {isApplication && <meta property="csp-nonce" nonce={life.nonce} />}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* Short and centred: painted half parsed, it would move when the rest comes. */}
        {isApplication && !data.isHydrationDeferred && (
          <link rel="expect" href={`#${PAGE_DATA_ID}`} blocking="render" />
        )}
        {/* The page reads without them: the styles, the letters and the first picture come before. */}
        {isApplication &&
          !data.isHydrationDeferred &&
          assets.preloads.map((href) => (
            <link key={href} rel="modulepreload" href={href} nonce={life.nonce} fetchPriority="low" />
          ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <SiteProvider value={site}>{children}</SiteProvider>
        {isApplication && (
          <script
            id={PAGE_DATA_ID}
            type="application/json"
            nonce={life.nonce}
            // Safe because serializePageData, the only maker of this text, escapes every `<`.
            dangerouslySetInnerHTML={{ __html: life.json }}
          />
        )}
        {/* Safe because it is a file of the build. */}
        {life.kind === 'still' && <script dangerouslySetInnerHTML={{ __html: life.script }} />}
      </body>
    </html>
  );
}
