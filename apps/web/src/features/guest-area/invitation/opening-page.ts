// What a guest sees between a link and the invitation: a spinner, in a page that needs no other file. On a slow network the invitation
// takes seconds to arrive, and a plain redirect would leave the screen empty.
import { directionOf, type GuestLanguage } from '@liesse/domain';
import { guestTextOf } from '#web/features/guest-area/language/guest-locale.ts';

const style = `body{margin:0;background:#fbf8f3}main{display:grid;box-sizing:border-box;min-height:100vh;place-content:center;justify-items:center;gap:20px;padding:24px;color:#5e5566;font:17px/1.5 system-ui,sans-serif;text-align:center}
h1{margin:0;color:#1f1a24;font:400 28px/1.2 Georgia,serif}p{margin:0}svg{width:32px;height:32px;color:#c8a45a}a{color:#6d1f3b}
@media (prefers-reduced-motion:no-preference){svg{animation:turn 1s linear infinite}}@keyframes turn{to{transform:rotate(1turn)}}`;

/** The policy of the page allows its style by a hash. The address is ours: it has no character that HTML would read. */
export function openingPage(address: string, language: GuestLanguage): { html: string; style: string } {
  const { lookup: text } = guestTextOf(language);
  const html = `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${address}"><title>${text.title}</title><style>${style}</style></head><body><main><svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5"><circle cx="12" cy="12" r="10" stroke-opacity=".25"/><path d="M22 12a10 10 0 0 0-10-10" stroke-linecap="round"/></svg><h1>${text.title}</h1><p role="status">${text.looking}</p><p><a href="${address}">${text.open}</a></p></main></body></html>`;
  return { html, style };
}
