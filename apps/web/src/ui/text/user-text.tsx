// Text that people typed into a large field: paragraphs, with a short line above others shown as their title.
import { paragraphsOf } from '#web/ui/text/user-text-paragraphs.ts';

export function UserText({ children }: { children: string }) {
  return (
    <div className="wrap-anywhere flex max-w-measure flex-col gap-5">
      {Array.from(paragraphsOf(children).entries(), ([place, { title, text }]) => (
        <div key={place}>
          {title !== null && (
            <p dir="auto" className="font-medium">
              {title}
            </p>
          )}
          <p dir="auto" className={`whitespace-pre-line ${title === null ? '' : 'text-quiet'}`}>
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}
