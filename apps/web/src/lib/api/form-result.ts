// What the server found in a form that a browser without script sent, for the loader of the page that shows the form again.
// In a browser there is never one: the page answers by itself.
import { createContext, type RouterContextProvider } from 'react-router';

export interface FormAnswer {
  /** As typed: nothing of it is lost. */
  values: Record<string, string>;
  /** By field. */
  problems: Record<string, string>;
  /** Why the whole was refused, when no field is to blame. */
  refusal: string | null;
}

export const formAnswerContext = createContext<FormAnswer | null>(null);

export const formAnswer = (context: Readonly<RouterContextProvider>): FormAnswer | null =>
  context.get(formAnswerContext);
