// The whole HTML document, rendered by the server and hydrated as one tree by the browser.
import type { ReactNode } from 'react';
import { LanguageProvider } from '#web/lib/boot/language.ts';
import { PAGE_DATA_ID, type PageData } from '#web/lib/boot/page-data.ts';
import { SiteProvider } from '#web/lib/boot/site.tsx';

interface DocumentProps {
  data: PageData;
  /** The script of the page: the application with its data as JSON, the small script of static pages, or none. */
  scripting:
    | { kind: 'application'; json: string; nonce: string }
    | { kind: 'static'; script: string }
    | { kind: 'none' };
  children: ReactNode;
}

export function Document({ data, scripting, children }: DocumentProps) {
  const { assets, site, language } = data;
  const isApplication = scripting.kind === 'application';
  const isWithPage = isApplication && data.start === 'with-page';
  return (
    <html lang={language} dir={language === 'ar' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light" />
        <meta name="theme-color" content="#fbf8f3" />
        {/* Vite reads the nonce here for the chunks that it loads later. */}
        {isApplication && <meta property="csp-nonce" nonce={scripting.nonce} />}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {isApplication && data.isShort && <link rel="expect" href={`#${PAGE_DATA_ID}`} blocking="render" />}
        {/* The page is readable without them: styles, fonts and the first picture have priority. */}
        {isWithPage &&
          assets.preloads.map((href) => (
            <link key={href} rel="modulepreload" href={href} nonce={scripting.nonce} fetchPriority="low" />
          ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <LanguageProvider value={language}>
          <SiteProvider value={site}>{children}</SiteProvider>
        </LanguageProvider>
        {isApplication && (
          <script
            id={PAGE_DATA_ID}
            type="application/json"
            nonce={scripting.nonce}
            // Safe because serializePageData, the only maker of this text, escapes every `<`.
            dangerouslySetInnerHTML={{ __html: scripting.json }}
          />
        )}
        {/* Safe because it is a file of the build. */}
        {scripting.kind === 'static' && <script dangerouslySetInnerHTML={{ __html: scripting.script }} />}
      </body>
    </html>
  );
}
