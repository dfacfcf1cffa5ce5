// What the server leaves in the page for the browser: a JSON block, which no content security policy has to allow.
import type { HydrationState } from 'react-router';
import type { PageAssets } from '#web/lib/boot/page-assets.ts';
import type { Site } from '#web/lib/boot/site.tsx';

export interface PageData {
  site: Site;
  assets: PageAssets;
  /** The application waits until the page stands. */
  isHydrationDeferred: boolean;
  /** The innermost route of the page, as the router names it. */
  route: string;
  hydration: Pick<HydrationState, 'loaderData'>;
}

export const PAGE_DATA_ID = 'page-data';

/** JSON that no text inside it can break out of: `<` cannot open a tag or a comment. */
export const serializePageData = (data: PageData): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** As it was found: hydration gives the same text back. */
export interface FoundPageData {
  data: PageData;
  json: string;
  nonce: string;
}

export function readPageData(document: Document): FoundPageData {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return { data: JSON.parse(json) as PageData, json, nonce };
}
