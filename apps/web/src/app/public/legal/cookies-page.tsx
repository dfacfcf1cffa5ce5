// /cookies: what the browser stores, and why there is no banner.
import { LegalPage } from '#web/app/public/legal/legal-page.tsx';
import { legal } from '#web/locales/fr/public/legal.ts';

export const Component = () => <LegalPage document={legal.cookies} path="/cookies" />;
