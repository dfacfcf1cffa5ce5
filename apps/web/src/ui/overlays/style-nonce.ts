// The scroll lock behind dialogs and menus adds a <style> element; without the page's nonce the content
// security policy would refuse it, and the page would scroll behind the backdrop.
import { useLayoutEffect } from 'react';

/** Sets `__webpack_nonce__`, the global that the scroll lock reads, before the first overlay opens. */
export function useStyleNonce(): void {
  useLayoutEffect(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
  }, []);
}
