// The data that the server embeds in the page for hydration: a JSON block, which no content security policy has to allow.
import type { GuestLanguage } from '@liesse/domain';
import type { HydrationState } from 'react-router';
import type { PageAssets } from '#web/lib/boot/page-assets.ts';
import type { Site } from '#web/lib/boot/site.tsx';

/** When the application is loaded: with the page, once the page is complete or touched, or only once somebody uses it. */
export type ApplicationStart = 'with-page' | 'after-page' | 'on-interaction';

export interface PageData {
  site: Site;
  assets: PageAssets;
  /** French, except on guests' pages. */
  language: GuestLanguage;
  start: ApplicationStart;
  /** Short and centred: painted before it is fully parsed, its content would move. */
  isShort: boolean;
  /** The id of the innermost matched route. */
  route: string;
  /** Null in the native shells: the browser loads the first page too. */
  hydration: Pick<HydrationState, 'loaderData'> | null;
}

export const PAGE_DATA_ID = 'page-data';

/** Escapes `<`, so that no text in the JSON can open a tag or a comment. */
export const serializePageData = (data: PageData): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** Also returns the text as found: hydration must render the same text again. */
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
