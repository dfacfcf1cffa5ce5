// /privacy: the privacy policy.
import { LegalPage } from '#web/app/public/legal/legal-page.tsx';
import { legal } from '#web/locales/fr/public/legal.ts';

export const Component = () => <LegalPage document={legal.privacy} path="/privacy" />;
