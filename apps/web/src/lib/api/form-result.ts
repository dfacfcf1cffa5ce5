// The server's answer to a form that was submitted without JavaScript. The page's loader reads it to show the form again.
// With JavaScript it is always null: the page handles its own submission.
import { createContext, type RouterContextProvider } from 'react-router';

export interface FormResult {
  /** What the person typed, so that nothing is lost. */
  values: Record<string, string>;
  /** Error messages by field. */
  problems: Record<string, string>;
  /** Why the form as a whole was refused, when no single field is wrong. */
  refusal: string | null;
}

export const formResultContext = createContext<FormResult | null>(null);

export const formResult = (context: Readonly<RouterContextProvider>): FormResult | null =>
  context.get(formResultContext);
