// Replaces the contact form once the message is sent.
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { contact } from '#web/locales/fr/public/contact.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const { sent: text } = contact;

export function MessageSent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button was removed with the form: screen readers continue at this heading.
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);
  return (
    <section className="self-start">
      <Flourish />
      <h2 ref={heading} tabIndex={-1} className="mt-6 text-title outline-none">
        {text.title}
      </h2>
      <p className="mt-4 max-w-measure text-lead text-quiet">{text.text}</p>
      <p className="mt-8">
        <Link to="/contact" onClick={onAgain} className={buttonLook({ look: 'secondary' })}>
          {text.again}
        </Link>
      </p>
    </section>
  );
}
