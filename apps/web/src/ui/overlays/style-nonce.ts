// The scroll lock behind dialogs and menus writes a style element of its own; without the page's nonce the content
// security policy would refuse it, and the page would scroll under the backdrop.
import { useLayoutEffect } from 'react';

/** Before the first opening: the lock asks for `__webpack_nonce__`, the name bundlers agreed upon, when it writes. */
export function useStyleNonce(): void {
  useLayoutEffect(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
  }, []);
}
