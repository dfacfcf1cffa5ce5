// What a page that needs JavaScript says to a browser without it. The server alone writes it: React renders no children of <noscript> in
// a browser, so the code of the browser contains none.
import { noScript as text } from '#web/locales/fr/ui/no-script.ts';

export function NoScript() {
  if (!import.meta.env.SSR) return <noscript />;
  return (
    <noscript>
      <div className="mx-4 mt-6 mb-8 max-w-form sm:mx-auto rounded-panel bg-metal-wash px-5 py-4">
        <p className="font-medium">{text.title}</p>
        <p className="mt-1 text-small">{text.text}</p>
        <p className="mt-3 flex flex-wrap gap-x-6 text-small">
          <a href="/home" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            {text.home}
          </a>
          <a href="/contact" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            {text.contact}
          </a>
        </p>
      </div>
    </noscript>
  );
}
