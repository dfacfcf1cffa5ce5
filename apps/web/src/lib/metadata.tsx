// The head of a page: title, description, canonical address and share card. React hoists these elements into <head>.
import { useSite } from '#web/lib/site.tsx';
import { site as siteText } from '#web/locales/fr/site.ts';

interface MetadataProps {
  title: string;
  description: string;
  /** The page's own address; a page without one, such as an error, is not offered to search engines. */
  path?: string;
}

export function Metadata({ title, description, path }: MetadataProps) {
  const { name, publicUrl } = useSite();
  const fullTitle = `${title} | ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={publicUrl + path} />
          <meta property="og:url" content={publicUrl + path} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${publicUrl}/share.png`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={siteText.shareImageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
