// /accessibility: what is tested for accessibility, and what is missing.
import { LegalPage } from '#web/app/public/legal/legal-page.tsx';
import { legal } from '#web/locales/fr/public/legal.ts';

export const Component = () => <LegalPage document={legal.accessibility} path="/accessibility" />;
